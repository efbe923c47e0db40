import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, feePercent, feePoints } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { pointsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { ReasonSheet, settlementNow, stateOf } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';
import { useGuestCommand } from './use-guest-command.ts';

/** Acts that are asked about before they are done. */
export type AskedAct = 'withdraw' | 'cancel' | 'cancelNoShow' | 'finish';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The act that is being asked about. */
  readonly act: AskedAct | null;
  readonly onClose: () => void;
}

/** The questions before a guest's acts: what will be, and what it costs. */
export function ActDialogs({ booking, now, act, onClose }: Props) {
  const state = stateOf(booking);
  const target = { bookingId: booking.bookingId, version: state.version };
  const command = useGuestCommand(onClose);
  const close = () => {
    command.reset();
    onClose();
  };
  const common = { onClose: close, isPending: command.isPending };
  const percent = feePercent(state, now);
  const asked = (
    name: Exclude<AskedAct, 'cancel'>,
    words: { readonly title: string; readonly label: string; readonly isDestructive?: boolean },
    body: ReactNode,
  ) => (
    <ConfirmDialog
      {...common}
      isOpen={act === name}
      title={words.title}
      confirmLabel={words.label}
      isDestructive={words.isDestructive}
      onConfirm={() =>
        command.run({
          ...target,
          ...(name === 'finish' ? { action: name } : { action: name, reason: '', feePercent: 0 }),
        })
      }
    >
      {body}
      {command.error && <Note look="danger">{errorMessage(command.error)}</Note>}
    </ConfirmDialog>
  );
  return (
    <>
      {asked(
        'withdraw',
        { title: t.withdrawTitle, label: t.withdraw, isDestructive: true },
        <p>{t.withdrawNote}</p>,
      )}
      {asked(
        'cancelNoShow',
        { title: t.cancelNoShowTitle, label: t.cancelNoShow, isDestructive: true },
        <p>{t.cancelNoShowNote}</p>,
      )}
      {asked(
        'finish',
        { title: t.finishTitle, label: t.finish },
        <FinishTerms booking={booking} now={now} />,
      )}
      <ReasonSheet
        {...common}
        isOpen={act === 'cancel'}
        title={t.cancelTitle}
        reasons={t.cancelReasons}
        submitLabel={t.cancel}
        error={command.error}
        onSubmit={(reason) => command.run({ ...target, action: 'cancel', reason, feePercent: percent })}
      >
        <CancelTerms planned={state.plannedPoints} percent={percent} />
      </ReasonSheet>
    </>
  );
}

/** What a cancellation costs now, and what comes back. */
function CancelTerms({ planned, percent }: { readonly planned: number; readonly percent: number }) {
  const fee = feePoints(planned, percent);
  if (percent === 0) {
    return (
      <p>
        {t.cancelFree}
        {t.cancelAllBack}
      </p>
    );
  }
  return (
    <p className="nums">
      <span className="font-bold text-ink">{t.cancelFee(pointsText(fee), percent)}</span>
      {planned > fee && t.cancelRest(pointsText(planned - fee))}
    </p>
  );
}

/** What the meeting costs when it ends now. */
function FinishTerms({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  const state = stateOf(booking);
  const settlement = settlementNow(state, now, false);
  if (!settlement) return null;
  const isShorter = settlement.minutes < clockMinutesBetween(state.startsAt, state.endsAt);
  return (
    <p className="nums">
      <span className="font-bold text-ink">
        {t.finishNote(settlement.minutes, pointsText(settlement.points))}
      </span>
      {isShorter && t.finishRest}
      {claimIsOpen(state) && t.finishTakesBack}
    </p>
  );
}
