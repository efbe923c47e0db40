import * as z from 'zod/mini';
import { ClaimOutcome } from '@yoimachi/domain/booking';
import { id, instant, listOf, pageQuery, points, text } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';
import { bookingOfficeRoutes } from './booking-office.admin.ts';

export { listedBooking } from './booking-office.schema.ts';
export type { ClaimPreview, ListedBooking, MeetingTonight, OfficeBooking } from './booking-office.schema.ts';

const one = z.object({ bookingId: id() });
const END_ERRORS = ['NOT_FOUND', 'REASON_REQUIRED', 'CLAIM_OPEN', 'ACTION_NOT_ALLOWED'] as const;

/** What becomes of each cast's participation in a booking that an operator ends, and of the guest's points. */
export const bookingEnding = z.object({
  participations: listOf({
    castId: id(),
    castName: z.string(),
    to: z.string(),
    billedMinutes: z.nullable(z.int()),
    billedPoints: points(),
    rewardPoints: points(),
  }),
  /** Null while one of its casts goes on, or a claim is open. */
  settledPoints: z.nullable(points()),
});
export type BookingEnding = z.output<typeof bookingEnding>;

const at = () => z.nullable(instant());
const said = () => z.nullable(z.string());
/** A booking with all its private data. */
const operatorView = z.object({
  booking: z.object({
    bookingId: id(),
    number: z.string(),
    startsAt: instant(),
    plannedEndsAt: instant(),
    place: z.string(),
    guestId: id(),
    guestName: z.string(),
    guestCount: z.int(),
    requiredPoints: points(),
    settledPoints: z.nullable(points()),
    settledAt: at(),
  }),
  participations: listOf({
    castId: id(),
    castName: z.string(),
    status: z.string(),
    cancelType: said(),
    reason: said(),
    endsAt: at(),
    arrivedAt: at(),
    finishedAt: at(),
    /** Of a claim that is open. */
    openClaim: said(),
    plannedPoints: points(),
    billedMinutes: z.nullable(z.int()),
    billedPoints: z.nullable(points()),
  }),
  history: listOf({
    at: instant(),
    actor: z.string(),
    /** The operator's name, else the account's id. */
    actorName: said(),
    action: z.string(),
    castName: said(),
    fromState: said(),
    toState: z.string(),
    reason: said(),
  }),
});
export type OperatorView = z.output<typeof operatorView>;

/** What operators do with bookings, claims and penalties; an end that bills is proposed (`operator-act`). */
export const bookingAdminRoutes = {
  ...bookingOfficeRoutes,
  readBooking: route('POST', '/bookings/:bookingId/read', 'operator', {
    summary: 'A booking with its casts and its history, reasons included.',
    /** Its id, or its number. */
    params: z.object({ bookingId: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
    body: z.object(readReason),
    answer: operatorView,
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  endBooking: route('POST', '/bookings/:bookingId/end', 'operator', {
    summary: 'Cancels what is open of a booking, or one cast of it, without a fee.',
    params: one,
    body: z.object({ reason: text(500), castId: z.optional(id()), blamesGuest: z.boolean() }),
    answer: bookingEnding,
    errors: END_ERRORS,
  }),
  listClaims: route('GET', '/claims', 'operator', {
    summary:
      'Open claims that somebody did not come, the oldest first. Those objected to wait for a decision; the others stand by themselves at `answerBy`.',
    query: z.object({ ...pageQuery, state: z.optional(z.literal(['OBJECTED', 'OPEN'])) }),
    /** `itemId` is the booking's: all its claims are looked at together. */
    answer: queuePage({
      bookingId: id(),
      number: z.string(),
      castId: id(),
      castName: z.string(),
      guestId: id(),
      guestName: z.string(),
      claim: z.literal(['GUEST_NO_SHOW', 'CAST_NO_SHOW']),
      objectedAt: at(),
      arrivedAt: at(),
      finishedAt: at(),
      plannedPoints: points(),
    }),
  }),
  listPenalties: route('GET', '/penalties', 'operator', {
    summary: 'Casts due for a review with the penalties that count, the longest waiting first.',
    query: z.object(pageQuery),
    answer: queuePage({
      castId: id(),
      nickname: z.string(),
      penalties: listOf({
        penaltyId: id(),
        kind: z.literal(['CAST_CANCEL', 'CAST_NO_SHOW']),
        at: instant(),
        bookingId: id(),
        number: z.string(),
        startsAt: instant(),
        /** Looked at before, and left as it is. */
        reviewedAt: z.nullable(instant()),
      }),
    }),
  }),
  previewBookingEnd: route('POST', '/bookings/:bookingId/preview-end', 'operator', {
    summary: 'What ending a booking, or one cast of it, would do now; nothing ends.',
    params: one,
    /** Without a fee, or billed for the real time. */
    body: z.object({
      how: z.literal(['CANCEL', 'BILL']),
      castId: z.optional(id()),
      blamesGuest: z.optional(z.boolean()),
    }),
    answer: bookingEnding,
    errors: END_ERRORS,
  }),
  decideClaim: route('POST', '/bookings/:bookingId/decide-claim', 'operator', {
    summary: 'Decides what the guest pays after an objection; the booking settles.',
    params: one,
    body: z.object({
      outcome: z.literal(Object.values(ClaimOutcome)),
      reason: text(500),
      /** Needed where claims about several casts are open. */
      castId: z.optional(id()),
    }),
    answer: z.object({ billedPoints: points() }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'ACTION_NOT_ALLOWED'],
  }),
  closePenaltyReview: route('POST', '/penalties/casts/:castId/close', 'operator', {
    summary: "A cast's penalties were looked at and stay; she is due again once a new one counts.",
    params: z.object({ castId: id() }),
    /** The newest penalty that was shown. */
    body: z.object({ seenId: id(), reason: text(500) }),
    answer: z.object({ counting: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  liftPenalty: route('POST', '/penalties/:penaltyId/lift', 'operator', {
    summary: 'A penalty of a cast no longer counts.',
    params: z.object({ penaltyId: id() }),
    body: z.object({ reason: text(500) }),
    /** How many of hers count still. */
    answer: z.object({ castId: id(), counting: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
} as const;
