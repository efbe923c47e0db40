import type { CastBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, phaseOf } from '@yoimachi/domain/booking';
import { formatDeadline } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Avatar } from '#ui/avatar.tsx';
import {
  BadgeChips,
  BookingCard,
  bookingTexts,
  cancelTypeLabels,
  isReviewOpen,
  spanOf,
  stateOf,
} from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';
import { OthersLine } from './others-card.tsx';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** On the home screen the heading already says what it is. */
  readonly hasBadge?: boolean;
}

/** One booking in a list of the cast. */
export function CastBookingCard({ booking, now, hasBadge = true }: Props) {
  const state = stateOf(booking);
  return (
    <BookingCard
      side="cast"
      {...{ bookingId: booking.bookingId, state, now, place: booking.place }}
      span={spanOf([state], booking.startMinute)}
      face={(isOnTint) => (
        <Avatar src={booking.guest.photo} name={booking.guest.nickname} isOnTint={isOnTint} />
      )}
      name={
        <>
          <span className="font-mincho text-lg font-bold">{booking.guest.nickname}</span>
          <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
        </>
      }
      badge={hasBadge && <BadgeChips booking={booking} role="cast" now={now} />}
      more={<OthersLine booking={booking} />}
      foot={cardFoot({ booking, now })}
    />
  );
}

function cardFoot({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  const phase = phaseOf(stateOf(booking));
  const note = footNote(booking, now);
  const isClosed = phase === 'closed';
  // A booking that ended without a meeting earns a reward only if a fee was paid.
  const points = isClosed
    ? booking.rewardPoints || null
    : (booking.rewardPoints ?? booking.expectedRewardPoints);
  if (points === null && !note) return null;
  return (
    <>
      {points !== null && (
        <span>
          {booking.rewardPoints === null && phase !== 'pending' ? t.rewardPlanned : t.reward}{' '}
          <Points value={points} className="text-ink" />
        </span>
      )}
      {note}
    </>
  );
}

function footNote(booking: CastBookingItem, now: Date) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  if (phase === 'pending' || phase === 'held') {
    return (
      <span className="nums font-bold text-gold">{t.deadline(formatDeadline(state.deadlineAt, now))}</span>
    );
  }
  if (claimIsOpen(state)) return <span>{bookingTexts.claimWaits}</span>;
  if (isReviewOpen(booking, now)) {
    return <span className="font-bold text-gold">{bookingTexts.rateNote.cast}</span>;
  }
  if (phase === 'closed' && state.cancelType) {
    const reason = cancelTypeLabels[state.cancelType];
    return reason && <span>{reason}</span>;
  }
  return null;
}
