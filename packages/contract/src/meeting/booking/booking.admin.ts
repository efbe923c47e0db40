import * as z from 'zod/mini';
import { ClaimOutcome } from '@yoimachi/domain/booking';
import { id, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const one = z.object({ bookingId: id() });
const END_ERRORS = ['NOT_FOUND', 'REASON_REQUIRED', 'CLAIM_OPEN', 'ACTION_NOT_ALLOWED'] as const;

/** What becomes of each cast's part of a booking that an operator ends, and of the guest's points. */
export const bookingEnding = z.object({
  parts: z.array(
    z.object({
      castId: id(),
      castName: z.string(),
      to: z.string(),
      billedMinutes: z.nullable(z.int()),
      billedPoints: points(),
      rewardPoints: points(),
    }),
  ),
  /** Null while one of its casts goes on, or a claim is open. */
  settledPoints: z.nullable(points()),
});
export type BookingEnding = z.output<typeof bookingEnding>;

/** What operators do with bookings, claims and penalties; an end that bills is proposed (`operator-act`). */
export const bookingAdminRoutes = {
  endBooking: route({
    method: 'POST',
    path: '/bookings/:bookingId/end',
    who: 'operator',
    summary: 'Cancels what is open of a booking, or one cast of it, without a fee.',
    params: one,
    body: z.object({ reason: text(500), castId: z.optional(id()), blamesGuest: z.boolean() }),
    answer: bookingEnding,
    errors: END_ERRORS,
  }),
  decideClaim: route({
    method: 'POST',
    path: '/bookings/:bookingId/decide-claim',
    who: 'operator',
    summary: 'Decides what the guest pays after an objection; the booking settles.',
    params: one,
    body: z.object({
      outcome: z.enum(ClaimOutcome),
      reason: text(500),
      /** Needed where claims about several casts are open. */
      castId: z.optional(id()),
    }),
    answer: z.object({ billedPoints: points() }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'ACTION_NOT_ALLOWED'],
  }),
  liftPenalty: route({
    method: 'POST',
    path: '/penalties/:penaltyId/lift',
    who: 'operator',
    summary: 'A penalty of a cast no longer counts.',
    params: z.object({ penaltyId: id() }),
    body: z.object({ reason: text(500) }),
    /** How many of hers count still. */
    answer: z.object({ castId: id(), counting: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
} as const;
