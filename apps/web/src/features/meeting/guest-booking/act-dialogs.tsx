import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { claimIsOpen, feeTable, phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { errorMessage } from '#lib/api-error.ts';
import { pointsText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { ReasonSheet, bookingTexts, settlementNow, stateOf } from '#meeting/booking';
import { useAskedNow } from './asked-now.ts';
import type { AskedAct } from './asked-now.ts';
import { guestBookingTexts as t } from './ja.ts';
import { countIn, leadPart, statesOf } from './parts.ts';
import { useGuestCommand } from './use-guest-command.ts';

export type { AskedAct } from './asked-now.ts';

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
  const { part, act, target, shown } = useAskedNow({ booking, now, asked, error: command.error });
  const common = { onClose: close, isPending: command.isPending };
  const problem = command.error && <Note look="danger">{errorMessage(command.error)}</Note>;
  const leave = (action: 'withdraw' | 'cancelNoShow') =>
    command.run({ ...target, action, reason: '', shown });
  return (
    <>
      <ConfirmDialog
        {...common}
        isOpen={act === 'withdraw'}
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
        isOpen={act === 'cancelNoShow'}
        title={isSeveral && part ? t.cancelNoShowOf(part.cast.nickname) : t.cancelNoShowTitle}
        confirmLabel={t.cancelNoShow}
        isDestructive
        onConfirm={() => leave('cancelNoShow')}
      >
        {isSeveral && !part && <p>{t.cancelsAll}</p>}
        <p>{isSeveral && part ? t.cancelNoShowNoteOfOne : t.cancelNoShowNote}</p>
        {problem}
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={act === 'finish'}
        title={isSeveral && part ? t.finishOf(part.cast.nickname) : t.finishTitle}
        confirmLabel={part ? t.finish : bookingTexts.finishAll}
        onConfirm={() => command.run({ ...target, action: 'finish', shown })}
      >
        {part ? (
          <FinishTerms part={part} shown={shown} isLast={countIn(booking, ...STILL_TO_SETTLE) === 1} />
        ) : (
          <FinishAllTerms booking={booking} now={now} shown={shown} />
        )}
        {problem}
      </ConfirmDialog>
      <ReasonSheet
        {...common}
        isOpen={act === 'cancel'}
        title={t.cancelTitle}
        reasons={t.cancelReasons}
        submitLabel={t.cancel}
        error={command.error}
        onSubmit={(reason) => command.run({ ...target, action: 'cancel', reason, shown })}
      >
        {isSeveral && <p>{t.cancelsAll}</p>}
        <CancelTerms booking={booking} shown={shown} />
      </ReasonSheet>
    </>
  );
}

interface TermsProps {
  readonly booking: GuestBookingItem;
  /** What is shown to be owed. */
  readonly shown: Sum;
}

/** What a cancellation costs now, and what comes back. */
function CancelTerms({ booking, shown: { points } }: TermsProps) {
  const { day } = stateOf(leadPart(booking));
  const plans = statesOf(booking).map(({ plannedPoints }) => plannedPoints);
  const planned = plans.reduce((sum, plannedPoints) => sum + plannedPoints, 0);
  const percent = feeTable(day, plans).find((row) => row.points === points)?.percent ?? 0;
  if (points === 0) {
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
  readonly shown: Sum;
  /** Nothing else keeps the booking from being settled. */
  readonly isLast: boolean;
}

/** What the meeting with one cast costs when it ends now. */
function FinishTerms({ part, shown: { minutes, points }, isLast }: FinishProps) {
  const state = stateOf(part);
  if (minutes === null) return null;
  const isShorter = minutes < clockMinutesBetween(state.startsAt, state.endsAt);
  return (
    <p className="nums">
      <span className="font-bold text-ink">
        {(isLast ? t.finishNote : t.finishNoteOfOne)(minutes, pointsText(points))}
      </span>
      {isShorter && isLast && t.finishRest}
      {claimIsOpen(state) && t.finishTakesBack}
    </p>
  );
}

/** What ending the meeting with all casts costs now: who is there for her time, who never came for nothing. */
function FinishAllTerms({ booking, now, shown }: TermsProps & { readonly now: Date }) {
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
  // Of a sum that the server told nobody knows here yet who has which share.
  const isOwn = lines.reduce((total, { points }) => total + points, 0) === shown.points;
  const staysOpen = countIn(booking, 'due') > 0;
  const takesBack = statesOf(booking).some((state) => phaseOf(state) === 'meeting' && claimIsOpen(state));
  return (
    <>
      <ul className="nums flex flex-col gap-1">
        {(isOwn ? lines : []).map(({ nickname, text }) => (
          <li key={nickname} className="flex justify-between gap-3">
            <span className="truncate">{t.nameOf(nickname)}</span>
            <span className="shrink-0 font-bold text-ink">{text}</span>
          </li>
        ))}
      </ul>
      <p className="nums">
        {staysOpen
          ? t.finishAllLater(pointsText(shown.points)) + t.finishStays
          : t.finishAllNote(pointsText(shown.points))}
        {takesBack && t.finishTakesBack}
      </p>
    </>
  );
}
