import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { useReason } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { actTexts as t } from '../ja.ts';
import { EndPreview } from './end-preview.tsx';
import { endable, useEnding, usePreview, type Ending, type How } from './use-ending.ts';

const REASON_MAX = 500;

interface Props {
  readonly booking: OfficeBooking;
  readonly ways: readonly How[];
  readonly onDone: () => void;
}

/** Ends a booking, or one cast of it: what it does is shown before, and it is asked once more. */
export function EndForm({ booking, ways, onDone }: Props) {
  const [ending, setEnding] = useState<Ending>({ how: ways[0]!, castId: null, blamesGuest: false });
  const { text: reason, set: setReason, take, attach, isMissing } = useReason();
  const [asked, setAsked] = useState<string | null>(null);
  const { bookingId } = booking;
  const preview = usePreview(bookingId, ending);
  const act = useEnding(bookingId, ending, onDone);
  const isBill = ending.how === 'BILL';
  const change = (part: Partial<Ending>) => setEnding((before) => ({ ...before, ...part }));
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label={t.how}
        options={ways.map((value) => ({ value, label: t[value], help: details[value] }))}
        value={ending.how}
        onChange={(how) => change({ how, castId: null, blamesGuest: false })}
      />
      {!isBill && <Of booking={booking} ending={ending} onChange={change} />}
      <EndPreview preview={preview} />
      <TextArea
        ref={attach}
        label={t.reason}
        help={t.reasonHelp}
        need="required"
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? t.reasonMissing : undefined}
      />
      <ErrorNote error={act.error} />
      <Button
        size="md"
        isWide
        variant={isBill ? 'primary' : 'danger'}
        isPending={act.isPending}
        isDisabled={!preview.data || preview.isError}
        onClick={() => setAsked(take())}
      >
        {isBill ? t.propose : t.endNow}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={isBill ? t.proposeTitle : t.confirmTitle}
        confirmLabel={isBill ? t.propose : t.endNow}
        isDestructive={!isBill}
        onConfirm={() => {
          act.mutate(asked!);
          setAsked(null);
        }}
      >
        {isBill ? t.proposeDetail : t.confirmDetail}
      </ConfirmDialog>
    </div>
  );
}

const details = { CANCEL: t.cancelDetail, BILL: t.billDetail } as const;

interface OfProps {
  readonly booking: OfficeBooking;
  readonly ending: Ending;
  readonly onChange: (part: Partial<Ending>) => void;
}

/** Which cast, and whose cause it is. */
function Of({ booking, ending, onChange }: OfProps) {
  const casts = endable(booking, 'CANCEL').map(({ cast }) => cast);
  return (
    <>
      {booking.participations.length > 1 && (
        <Select
          label={t.whom}
          emptyLabel={t.whole}
          options={casts.map(({ id, nickname }) => ({ value: id, label: visible(nickname) }))}
          value={ending.castId ?? ''}
          onChange={(event) => onChange({ castId: event.target.value || null })}
        />
      )}
      <Checkbox
        label={t.blamesGuest}
        help={t.blamesGuestHelp}
        checked={ending.blamesGuest}
        onChange={(event) => onChange({ blamesGuest: event.target.checked })}
      />
    </>
  );
}
