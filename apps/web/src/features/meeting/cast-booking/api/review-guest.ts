import { castBookingRoutes } from '@yoimachi/contract/booking';
import { call } from '#lib/api.ts';
import type { GuestReviewInput } from '#meeting/booking';

/** Reviews the guest of a finished booking, once. */
export function reviewGuest(bookingId: string, review: GuestReviewInput) {
  return call(castBookingRoutes.reviewGuest, { body: { bookingId, ...review } });
}
