import { castBookingRoutes, type CastBookingDetail } from '@yoimachi/contract/booking';
import { call } from '#lib/api.ts';
import { ReviewCard } from '#meeting/booking';

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
      send={(review) => call(castBookingRoutes.reviewGuest, { body: { bookingId, ...review } })}
    />
  );
}
