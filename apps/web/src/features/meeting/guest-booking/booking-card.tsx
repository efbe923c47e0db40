import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, isOver, phaseOf } from '@yoimachi/domain/booking';
import { formatDeadline } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { BadgeChips, BookingCard, bookingTexts, isReviewOpen, spanOf, stateOf } from '#meeting/booking';
import { CastNames, CastStack } from './cast-stack.tsx';
import { endReason } from './end-reason.ts';
import { guestBookingTexts as t } from './ja.ts';
import { answersOf, leadParticipation, statesOf, wholeOf } from './participations.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
}

/** One booking in the guest's list. */
export function GuestBookingCard({ booking, now }: Props) {
  return (
    <BookingCard
      side="guest"
      {...{ bookingId: booking.bookingId, now, place: booking.place }}
      state={stateOf(leadParticipation(booking))}
      span={spanOf(statesOf(booking), booking.startMinute)}
      face={(isOnTint) => <CastStack booking={booking} isOnTint={isOnTint} />}
      name={<CastNames booking={booking} />}
      badge={<BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} />}
      foot={cardFoot({ booking, now })}
    />
  );
}

function cardFoot({ booking, now }: Props) {
  const isClosed = phaseOf(stateOf(leadParticipation(booking))) === 'closed';
  const { settledPoints } = booking;
  const note = footNote(booking, now);
  const points = settledPoints ?? (isClosed ? 0 : booking.requiredPoints);
  const label = settledPoints === null ? t.required : isClosed ? t.fee : t.used;
  if (points === 0 && !note) return null;
  return (
    <>
      {points > 0 && (
        <span>
          {label} <Points value={points} className="text-ink" />
        </span>
      )}
      {note}
    </>
  );
}

function footNote(booking: GuestBookingItem, now: Date) {
  const state = stateOf(leadParticipation(booking));
  const phase = phaseOf(state);
  if (phase === 'pending' || phase === 'held') {
    const answers = answersOf(booking);
    return (
      <>
        <span className="nums font-bold text-gold">{t.deadline(formatDeadline(state.deadlineAt, now))}</span>
        {answers && <span className="nums">{answers}</span>}
      </>
    );
  }
  if (statesOf(booking).some(claimIsOpen)) return <span>{bookingTexts.claimWaits}</span>;
  const canReview = booking.participations.some((participation) => isReviewOpen(participation, now));
  if (isOver(state) && canReview) {
    return <span className="font-bold text-gold">{bookingTexts.rateNote.guest}</span>;
  }
  if (phase === 'closed') {
    const reason = endReason(booking);
    return reason && <span>{reason}</span>;
  }
  return null;
}
