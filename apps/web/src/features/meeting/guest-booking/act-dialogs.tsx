import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { claimIsOpen, feeTable, phaseOf, type Sum } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { errorMessage } from '#lib/api-error.ts';
import { pointsText } from '#ui/amount.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { ReasonSheet, bookingTexts, settlementNow, stateOf } from '#meeting/booking';
import { useAskedNow, type AskedAct } from './asked-now.ts';
import { guestBookingTexts as t } from './ja.ts';
import { countIn, leadParticipation, statesOf } from './participations.ts';
import { useGuestCommand } from './use-guest-command.ts';

export type { AskedAct } from './asked-now.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The act being confirmed. */
  readonly asked: AskedAct | null;
  readonly onClose: () => void;
}

/** The confirmations of a guest's acts: what will happen, and what it costs. */
export function ActDialogs({ booking, now, asked, onClose }: Props) {
  const isSeveral = booking.participations.length > 1;
  const command = useGuestCommand(onClose, isSeveral);
  const close = () => {
    command.reset();
    onClose();
  };
  const { participation, act, target, shown } = useAskedNow({ booking, now, asked, error: command.error });
  /** Of the one it is about, where there are several. */
  const name = isSeveral ? participation?.cast.nickname : undefined;
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
        title={name ? t.cancelNoShowOf(name) : t.cancelNoShowTitle}
        confirmLabel={t.cancelNoShow}
        isDestructive
        onConfirm={() => leave('cancelNoShow')}
      >
        {isSeveral && !participation && <p>{t.cancelsAll}</p>}
        <p>{name ? t.cancelNoShowNoteOfOne : t.cancelNoShowNote}</p>
        {problem}
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={act === 'finish'}
        title={name ? t.finishOf(name) : t.finishTitle}
        confirmLabel={participation ? t.finish : bookingTexts.finishAll}
        onConfirm={() => command.run({ ...target, action: 'finish', shown })}
      >
        <FinishBody booking={booking} participation={participation} now={now} shown={shown} />
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
  /** What is shown as owed. */
  readonly shown: Sum;
}

/** What cancelling costs now, and what is returned. */
function CancelTerms({ booking, shown: { points } }: TermsProps) {
  const { day } = stateOf(leadParticipation(booking));
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
      <span>{planned > points && t.cancelRest(pointsText(planned - points))}</span>
    </p>
  );
}

/** The booking settles when none of its casts is in any of these. */
const STILL_TO_SETTLE = ['due', 'meeting', 'noShow', 'claimed'] as const;

interface FinishBodyProps extends TermsProps {
  /** Undefined: it is about all. */
  readonly participation: GuestParticipation | undefined;
  readonly now: Date;
}

/** The terms of the end of one, or of all. */
function FinishBody({ booking, participation, now, shown }: FinishBodyProps) {
  if (!participation) return <FinishAllTerms booking={booking} now={now} shown={shown} />;
  const isLast = countIn(booking, ...STILL_TO_SETTLE) === 1;
  return <FinishTerms participation={participation} shown={shown} isLast={isLast} />;
}

interface FinishProps {
  readonly participation: GuestParticipation;
  readonly shown: Sum;
  /** Nothing else prevents settling the booking. */
  readonly isLast: boolean;
}

/** What the meeting with one cast costs when it ends now. */
function FinishTerms({ participation, shown: { minutes, points }, isLast }: FinishProps) {
  const state = stateOf(participation);
  if (minutes === null) return null;
  const isShorter = minutes < clockMinutesBetween(state.startsAt, state.endsAt);
  return (
    <p className="nums">
      <span className="font-bold text-ink">
        {(isLast ? t.finishNote : t.finishNoteOfOne)(minutes, pointsText(points))}
      </span>
      <span>{isShorter && isLast && t.finishRest}</span>
      <span>{claimIsOpen(state) && t.finishTakesBack}</span>
    </p>
  );
}

/** What ending the meeting with all casts costs now: those present for their time, no-shows nothing. */
function FinishAllTerms({ booking, now, shown }: TermsProps & { readonly now: Date }) {
  const lines = booking.participations.flatMap((participation) => {
    const state = stateOf(participation);
    const phase = phaseOf(state);
    const { nickname } = participation.cast;
    if (phase === 'noShow') return [{ nickname, text: t.finishAbsent, points: 0 }];
    const settlement = phase === 'meeting' ? settlementNow(state, now, false) : null;
    if (!settlement) return [];
    const { minutes, points } = settlement;
    return [{ nickname, text: t.finishSum(minutes, pointsText(points)), points }];
  });
  // If the sum came from the server, the shares are not known here yet.
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
        {(staysOpen
          ? t.finishAllLater(pointsText(shown.points)) + t.finishStays
          : t.finishAllNote(pointsText(shown.points))) + (takesBack ? t.finishTakesBack : '')}
      </p>
    </>
  );
}
