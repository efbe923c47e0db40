import type { CastBookingItem } from '@yoimachi/contract/booking';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { formatDuration } from '../../lib/dates.ts';
import { pointsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { ReasonSheet, settlementNow, stateOf } from '../booking/index.ts';
import { castBookingTexts as t } from './ja.ts';
import { useCastCommand } from './use-cast-command.ts';

/** Acts that are asked about before they are done. */
export type AskedAct = 'approve' | 'end' | 'reject' | 'cancel' | 'forceFinish';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** The act that is being asked about. */
  readonly act: AskedAct | null;
  readonly onClose: () => void;
}

/** The questions before a cast's acts: what will be, what it costs, and the reason where one is due. */
export function ActDialogs({ booking, now, act, onClose }: Props) {
  const state = stateOf(booking);
  const target = { bookingId: booking.bookingId, version: state.version };
  const command = useCastCommand(onClose);
  const close = () => {
    command.reset();
    onClose();
  };
  const common = { onClose: close, isPending: command.isPending };
  const asked = (name: 'approve' | 'end', title: string, label: string, body: ReactNode) => (
    <ConfirmDialog
      {...common}
      isOpen={act === name}
      title={title}
      confirmLabel={label}
      onConfirm={() => command.run({ ...target, action: name })}
    >
      {body}
      {command.error && <Note look="danger">{errorMessage(command.error)}</Note>}
    </ConfirmDialog>
  );
  const reasoned = (
    name: 'reject' | 'cancel' | 'forceFinish',
    words: { readonly title: string; readonly label: string; readonly reasons: readonly string[] },
    body: ReactNode,
  ) => (
    <ReasonSheet
      {...common}
      isOpen={act === name}
      title={words.title}
      reasons={words.reasons}
      submitLabel={words.label}
      error={command.error}
      onSubmit={(reason) => command.run({ ...target, action: name, reason })}
    >
      {body}
    </ReasonSheet>
  );
  const atEnd = settlementNow(state, now, false);
  const cutShort = settlementNow(state, now, true);
  return (
    <>
      {asked('approve', t.approveTitle, t.approve, <p>{t.approveNote}</p>)}
      {asked(
        'end',
        t.endTitle,
        t.end,
        atEnd && <p>{t.endNote(formatDuration(atEnd.minutes), pointsText(atEnd.points))}</p>,
      )}
      {reasoned(
        'reject',
        { title: t.rejectTitle, label: t.reject, reasons: t.rejectReasons },
        <p>{t.rejectNote}</p>,
      )}
      {reasoned(
        'cancel',
        { title: t.cancelTitle, label: t.cancel, reasons: t.cancelReasons },
        <>
          <p>{t.cancelNote}</p>
          <Note look="danger">{t.penaltyNote}</Note>
        </>,
      )}
      {reasoned(
        'forceFinish',
        { title: t.forceFinishTitle, label: t.forceFinish, reasons: t.forceFinishReasons },
        <>
          <p>{t.forceFinishNote}</p>
          {cutShort && (
            <p>{t.forceFinishSum(formatDuration(cutShort.minutes), pointsText(cutShort.points))}</p>
          )}
        </>,
      )}
    </>
  );
}
