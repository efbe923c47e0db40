import type { GuestPartDetail } from '@yoimachi/contract/booking';
import { ReviewCard, Reviews } from '#meeting/booking';
import type { ReviewInput } from '#meeting/booking';
import { reviewCast } from './api/commands.ts';

interface Props {
  readonly bookingId: string;
  readonly part: GuestPartDetail;
  readonly now: Date;
}

/** The reviews of the only cast of a booking. */
export function CastReviewCard({ bookingId, part, now }: Props) {
  return <ReviewCard side="guest" part={part} now={now} send={sendFor(bookingId, part)} />;
}

/** The reviews of one of several casts, inside her card. */
export function CastReviews({ bookingId, part, now }: Props) {
  const send = sendFor(bookingId, part);
  return <Reviews side="guest" part={part} now={now} send={send} name={part.cast.nickname} />;
}

const sendFor =
  (bookingId: string, { cast }: GuestPartDetail) =>
  ({ tier, comment }: ReviewInput) =>
    reviewCast(bookingId, cast.userId, { tier, ...(comment !== undefined && { comment }) });
