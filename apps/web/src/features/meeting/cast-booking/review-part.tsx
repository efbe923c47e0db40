import type { CastBookingDetail } from '@yoimachi/contract/booking';
import { isOver } from '@yoimachi/domain/booking';
import { ReviewCard, stateOf } from '#meeting/booking';
import { reviewGuest } from './api/review-guest.ts';

interface Props {
  readonly booking: CastBookingDetail;
  readonly now: Date;
}

/** The reviews of her booking, once it is over. */
export function GuestReviewCard({ booking, now }: Props) {
  if (!isOver(stateOf(booking))) return null;
  const { bookingId } = booking;
  return (
    <ReviewCard side="cast" part={booking} now={now} send={(review) => reviewGuest(bookingId, review)} />
  );
}
