import { guestBookingRoutes, type GuestParticipationDetail } from '@yoimachi/contract/booking';
import { call } from '#lib/api.ts';
import { ReviewCard, Reviews, type ReviewInput } from '#meeting/booking';

interface Props {
  readonly bookingId: string;
  readonly participation: GuestParticipationDetail;
  readonly now: Date;
}

/** The reviews of the only cast of a booking. */
export function CastReviewCard({ bookingId, participation, now }: Props) {
  return (
    <ReviewCard
      side="guest"
      participation={participation}
      now={now}
      send={sendFor(bookingId, participation)}
    />
  );
}

/** The reviews of one of several casts, inside her card. */
export function CastReviews({ bookingId, participation, now }: Props) {
  const send = sendFor(bookingId, participation);
  return (
    <Reviews
      side="guest"
      participation={participation}
      now={now}
      send={send}
      name={participation.cast.nickname}
    />
  );
}

const sendFor =
  (bookingId: string, { cast }: GuestParticipationDetail) =>
  ({ tier, comment }: ReviewInput) =>
    call(guestBookingRoutes.reviewCast, {
      body: { bookingId, castId: cast.userId, tier, ...(comment !== undefined && { comment }) },
    });
