import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { claimIsOpen, phaseOf } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { errorMessage } from '../../lib/api-error.ts';
import { pointsText } from '../../ui/amount.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import {
  ReasonSheet,
  bookingTexts,
  buttonOf,
  guestButtonsFor,
  settlementNow,
  stateOf,
} from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';
import { countIn, membersOf, statesOf } from './parts.ts';
import { targetOf, targetOfPart } from './targets.ts';
import { useGuestCommand } from './use-guest-command.ts';

/** An act that is asked about before it is done: for all casts of a booking, or for one part. */
export type AskedAct =
  | { readonly act: 'withdraw' | 'cancel' | 'cancelNoShow' | 'finish'; readonly part?: undefined }
  | { readonly act: 'cancelNoShow' | 'finish'; readonly part: GuestPart };

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The act that is being asked about. */
  readonly asked: AskedAct | null;
  readonly onClose: () => void;
}

/** The questions before a guest's acts: what will be, and what it costs. */
export function ActDialogs({ booking, now, asked, onClose }: Props) {
  const isSeveral = booking.parts.length > 1;
  const command = useGuestCommand(onClose, isSeveral);
  const close = () => {
    command.reset();
    onClose();
  };
  const target = asked?.part ? targetOfPart(booking, asked.part) : targetOf(booking);
  const common = { onClose: close, isPending: command.isPending };
  const problem = command.error && <Note look="danger">{errorMessage(command.error)}</Note>;
  const fee = feeNow(booking, now);
  const leave = (action: 'withdraw' | 'cancelNoShow') =>
    command.run({ ...target, action, reason: '', feePercent: 0 });
  return (
    <>
      <ConfirmDialog
        {...common}
        isOpen={asked?.act === 'withdraw'}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        isDestructive
        onConfirm={() => leave('withdraw')}
      >
        {isSeveral && <p>{t.withdrawsAll}</p>}
        <p>{t.withdrawNote}</p>
        {problem}
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asked?.act === 'cancelNoShow'}
        title={isSeveral && asked?.part ? t.cancelNoShowOf(asked.part.cast.nickname) : t.cancelNoShowTitle}
        confirmLabel={t.cancelNoShow}
        isDestructive
        onConfirm={() => leave('cancelNoShow')}
      >
        {isSeveral && !asked?.part && <p>{t.cancelsAll}</p>}
        <p>{isSeveral && asked?.part ? t.cancelNoShowNoteOfOne : t.cancelNoShowNote}</p>
        {problem}
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asked?.act === 'finish'}
        title={isSeveral && asked?.part ? t.finishOf(asked.part.cast.nickname) : t.finishTitle}
        confirmLabel={asked?.part ? t.finish : bookingTexts.finishAll}
        onConfirm={() => command.run({ ...target, action: 'finish' })}
      >
        {asked?.part ? (
          <FinishTerms part={asked.part} now={now} isLast={countIn(booking, ...STILL_TO_SETTLE) === 1} />
        ) : (
          <FinishAllTerms booking={booking} now={now} />
        )}
        {problem}
      </ConfirmDialog>
      <ReasonSheet
        {...common}
        isOpen={asked?.act === 'cancel'}
        title={t.cancelTitle}
        reasons={t.cancelReasons}
        submitLabel={t.cancel}
        error={command.error}
        onSubmit={(reason) =>
          command.run({ ...target, action: 'cancel', reason, feePercent: fee?.percent ?? 0 })
        }
      >
        {isSeveral && <p>{t.cancelsAll}</p>}
        {fee && <CancelTerms {...fee} />}
      </ReasonSheet>
    </>
  );
}

interface Fee {
  readonly planned: number;
  readonly percent: number;
  readonly points: number;
}

/** What cancelling all of a booking costs now; null where it cannot be cancelled. */
function feeNow(booking: GuestBookingItem, now: Date): Fee | null {
  const fee = buttonOf(guestButtonsFor(membersOf(booking), now).whole, 'cancel')?.fee;
  const planned = statesOf(booking).reduce((sum, { plannedPoints }) => sum + plannedPoints, 0);
  return fee ? { planned, ...fee } : null;
}

/** What a cancellation costs now, and what comes back. */
function CancelTerms({ planned, percent, points }: Fee) {
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
      <span className="font-bold text-ink">{t.cancelFee(pointsText(points), percent)}</span>
      {planned > points && t.cancelRest(pointsText(planned - points))}
    </p>
  );
}

/** The booking settles when none of its casts is in one of these any more. */
const STILL_TO_SETTLE = ['due', 'meeting', 'noShow', 'claimed'] as const;

interface FinishProps {
  readonly part: GuestPart;
  readonly now: Date;
  /** Nothing else keeps the booking from being settled. */
  readonly isLast: boolean;
}

/** What the meeting with one cast costs when it ends now. */
function FinishTerms({ part, now, isLast }: FinishProps) {
  const state = stateOf(part);
  const settlement = settlementNow(state, now, false);
  if (!settlement) return null;
  const isShorter = settlement.minutes < clockMinutesBetween(state.startsAt, state.endsAt);
  return (
    <p className="nums">
      <span className="font-bold text-ink">
        {(isLast ? t.finishNote : t.finishNoteOfOne)(settlement.minutes, pointsText(settlement.points))}
      </span>
      {isShorter && isLast && t.finishRest}
      {claimIsOpen(state) && t.finishTakesBack}
    </p>
  );
}

/** What ending the meeting with all casts costs now: who is there for her time, who never came for nothing. */
function FinishAllTerms({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  const lines = booking.parts.flatMap((part) => {
    const state = stateOf(part);
    const phase = phaseOf(state);
    const { nickname } = part.cast;
    if (phase === 'noShow') return [{ nickname, text: t.finishAbsent, points: 0 }];
    const settlement = phase === 'meeting' ? settlementNow(state, now, false) : null;
    if (!settlement) return [];
    const { minutes, points } = settlement;
    return [{ nickname, text: t.finishSum(minutes, pointsText(points)), points }];
  });
  const sum = lines.reduce((total, { points }) => total + points, 0);
  const staysOpen = countIn(booking, 'due') > 0;
  const takesBack = statesOf(booking).some((state) => phaseOf(state) === 'meeting' && claimIsOpen(state));
  return (
    <>
      <ul className="nums flex flex-col gap-1">
        {lines.map(({ nickname, text }) => (
          <li key={nickname} className="flex justify-between gap-3">
            <span className="truncate">{t.nameOf(nickname)}</span>
            <span className="shrink-0 font-bold text-ink">{text}</span>
          </li>
        ))}
      </ul>
      <p className="nums">
        {staysOpen ? t.finishAllLater(pointsText(sum)) + t.finishStays : t.finishAllNote(pointsText(sum))}
        {takesBack && t.finishTakesBack}
      </p>
    </>
  );
}
