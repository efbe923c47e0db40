import type { CastBookingDetail } from '@yoimachi/contract/booking';
import { ReviewCard } from '#meeting/booking';
import { reviewGuest } from './api/review-guest.ts';

interface Props {
  readonly booking: CastBookingDetail;
  readonly now: Date;
}

/** The reviews of her booking. */
export function GuestReviewCard({ booking, now }: Props) {
  const { bookingId } = booking;
  return (
    <ReviewCard
      side="cast"
      participation={booking}
      now={now}
      send={(review) => reviewGuest(bookingId, review)}
    />
  );
}
