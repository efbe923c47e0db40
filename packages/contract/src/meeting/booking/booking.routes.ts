import * as z from 'zod/mini';
import { CastDecision } from '@yoimachi/domain/booking';
import { cursor, id, page, text } from '@yoimachi/contract/common';
import { route, type NamedCode } from '@yoimachi/contract/route';
import { TEXT_ERRORS } from '@yoimachi/contract/text-rules';
import * as s from './booking.schema.ts';

const CARD_ERRORS = [
  'CARD_CEILING',
  'CARD_DECLINED',
  'THREE_D_SECURE_FAILED',
  'CARD_ACTION_REQUIRED',
  'PAYMENT_NO_ANSWER',
  'TOO_MANY_CARD_ATTEMPTS',
] as const;
const CHANGED = [
  'SCHEDULE_CHANGED',
  'CASTS_UNAVAILABLE',
  'PRICE_CHANGED',
  'CAST_UNAVAILABLE_AT_TIME',
] as const;
const REQUEST_ERRORS = [
  'CASTS_NOT_MATCHING',
  ...CHANGED,
  'REQUEST_TOO_EARLY',
  'REQUEST_START_BEFORE_OPEN',
  'REQUEST_END_AFTER_CLOSE',
  'REQUEST_START_TOO_LATE',
  'REQUEST_TOO_SHORT',
  'REQUEST_STEP',
  'REQUEST_TOO_FAR',
  'REQUEST_LEAD_HOURS',
  'REQUEST_GUEST_COUNT',
  'CANT_JOIN_ALONE',
  'ALREADY_REQUESTED',
  'OTHER_CAST_REQUESTED',
  'CAST_NOT_AVAILABLE',
  'SAME_PERSON',
  'PHONE_NOT_VERIFIED',
  'PAYMENT_DUE',
  'WITHDRAWALS_EXCEEDED',
  'PLACE_REQUIRED',
  'PLACE_NOT_PUBLIC',
  'TOO_LONG',
  'NOT_FOUND',
] as const;
const COMMAND_ERRORS = ['NOT_FOUND', 'CONFLICT', 'ACTION_NOT_ALLOWED'] as const;
const CLAIM_ERRORS = ['CLAIM_TOO_EARLY', 'CLAIM_OPEN', 'NOBODY_ARRIVED'] as const;
const EXTENSION_ERRORS = [
  'CLAIM_OPEN',
  'EXTENSION_PAST_WORK',
  'EXTENSION_OVERLAPS',
  'POINTS_INSUFFICIENT',
] as const;
const OBJECTION_ERRORS = ['ALREADY_OBJECTED', 'REASON_REQUIRED'] as const;
/** Any of the three filters; with none it is the FUTURE tab. Besides, only those with somebody of a group. */
const listQuery = z.object({
  tab: z.optional(s.timeTab()),
  group: z.optional(s.listGroup()),
  status: z.optional(s.listStatus()),
  groupId: z.optional(id()),
  cursor: z.optional(cursor()),
});
const one = z.object({ bookingId: id() });

/** The booking and its version afterwards: of the participation, or of the whole where the command was for the whole. */
const acted = z.object({ bookingId: id(), version: z.int() });

const command = <Path extends string, Who extends 'guest' | 'cast', Code extends NamedCode = never>(
  who: Who,
  path: Path,
  summary: string,
  errors: readonly Code[] = [],
) =>
  route('POST', path, who, {
    summary,
    idempotent: true,
    body: s.commandBody,
    answer: acted,
    errors: [...COMMAND_ERRORS, ...errors],
  });
const participationCommand = <Path extends string, Code extends NamedCode = never>(
  path: Path,
  summary: string,
  errors: readonly Code[] = [],
) =>
  route('POST', path, 'guest', {
    summary,
    idempotent: true,
    body: s.participationBody,
    answer: acted,
    errors: [...COMMAND_ERRORS, ...errors],
  });
const reasonCommand = <Path extends string, Who extends 'guest' | 'cast', Code extends NamedCode = never>(
  who: Who,
  path: Path,
  summary: string,
  errors: readonly Code[] = [],
) =>
  route('POST', path, who, {
    summary,
    idempotent: true,
    body: s.reasonBody,
    answer: acted,
    errors: [...COMMAND_ERRORS, ...errors],
  });
/** A command that costs or ends something: for the sum the person saw, or not at all. */
const costingCommand = <
  Path extends string,
  Who extends 'guest' | 'cast',
  Body extends z.ZodMiniType,
  Code extends NamedCode = never,
>(
  who: Who,
  path: Path,
  summary: string,
  body: Body,
  errors: readonly Code[] = [],
) =>
  route('POST', path, who, {
    summary,
    idempotent: true,
    body,
    answer: acted,
    errors: [...COMMAND_ERRORS, 'SUM_CHANGED', ...errors],
  });
const review = z.object({
  bookingId: id(),
  castId: z.optional(id()),
  tier: s.reviewTier(),
  comment: z.optional(text(400)),
});
const REVIEW_ERRORS = ['NOT_FOUND', 'REVIEW_NOT_OPEN', 'REVIEW_ALREADY_SENT'] as const;

export const guestBookingRoutes = {
  checkValidDate: route('POST', '/guests/bookings/check-valid-date', 'guest', {
    summary: 'Whether a request could be sent, and what it needs: required, usage and missing points.',
    body: s.checkDateBody,
    answer: s.bookingQuote,
    errors: REQUEST_ERRORS,
  }),
  checkValidCasts: route('POST', '/guests/bookings/check-valid-casts', 'guest', {
    summary: 'Which of the chosen casts still can be asked for that time.',
    body: s.checkDateBody,
    answer: s.checkedCasts,
    errors: ['NOT_FOUND'],
  }),
  matchingCasts: route('GET', '/guests/bookings/casts-matching', 'guest', {
    summary: 'Casts of the same store whose schedules hold that time too, by keyset.',
    query: s.matchingQuery,
    answer: page(s.matchingCast),
    errors: ['NOT_FOUND', 'REQUEST_STEP'],
  }),
  requestBooking: route('POST', '/guests/bookings', 'guest', {
    idempotent: true,
    consents: { to: 'SEND' },
    summary:
      'Sends a booking request: holds its points and authorises what lacks on the card; after 3-D Secure it is sent again.',
    body: s.requestBody,
    answer: z.object({ bookingId: id(), deadlineAt: z.iso.datetime() }),
    errors: [
      ...TEXT_ERRORS,
      ...REQUEST_ERRORS,
      'CONFLICT',
      'POINTS_INSUFFICIENT',
      'CARD_REQUIRED',
      'NICKNAME_REQUIRED',
      'NICKNAME_LENGTH',
      'NICKNAME_RESERVED',
      ...CARD_ERRORS,
    ],
  }),
  listGuestBookings: route('GET', '/guests/bookings', 'guest', {
    summary: "The guest's bookings by time tab, group or list status.",
    query: listQuery,
    answer: page(s.guestBookingItem),
    errors: ['NOT_FOUND'],
  }),
  todayGuestBookings: route('GET', '/guests/bookings/today', 'guest', {
    summary: "Today's bookings, and yesterday's that are not finished.",
    answer: z.object({ items: z.array(s.guestBookingItem) }),
  }),
  recentPlaces: route('GET', '/guests/bookings/places', 'guest', {
    summary: 'Where he met or asked to meet lately, the latest first, for his next request.',
    answer: z.object({ places: z.array(z.string()) }),
  }),
  getGuestBooking: route('GET', '/guests/bookings/:bookingId', 'guest', {
    summary: 'One booking with points and history.',
    params: one,
    answer: s.guestBookingDetail,
    errors: ['NOT_FOUND'],
  }),
  cancelGuestBooking: costingCommand(
    'guest',
    '/guests/bookings/cancel',
    'Withdraws a request or cancels a booking, all of it; after an arrival only who did not come. The fee is the one the guest saw, else SUM_CHANGED.',
    s.cancelBody,
  ),
  guestArrived: participationCommand('/guests/bookings/arrived', "The guest says 'we met'.", [
    'ARRIVAL_TOO_EARLY',
  ]),
  guestTakeBackArrival: participationCommand(
    '/guests/bookings/arrived/take-back',
    'Takes back an arrival within 2 minutes.',
  ),
  askExtension: route('POST', '/guests/bookings/extend', 'guest', {
    summary: 'Asks for 15 minutes more at the price that the guest saw, else SUM_CHANGED.',
    idempotent: true,
    consents: { to: 'BUY' },
    body: s.shownParticipationBody,
    answer: acted,
    errors: [
      ...COMMAND_ERRORS,
      ...EXTENSION_ERRORS,
      'SUM_CHANGED',
      'NOBODY_ARRIVED',
      'EXTENSION_ASKED',
      'PAYMENT_DUE',
    ],
  }),
  finishGuestBooking: costingCommand(
    'guest',
    '/guests/bookings/finish',
    'Ends the meeting now: with one cast, or without castId with all, at the sum that the guest saw, else SUM_CHANGED.',
    s.shownParticipationBody,
    ['NOBODY_ARRIVED'],
  ),
  claimCastAbsent: participationCommand(
    '/guests/bookings/claim',
    "The guest: 'she is not here'. Nothing settles until 24 hours are over or an operator has decided.",
    CLAIM_ERRORS,
  ),
  guestObjects: route('POST', '/guests/bookings/object', 'guest', {
    summary: 'Objects to the claim that he did not come; an operator decides.',
    idempotent: true,
    body: s.participationReasonBody,
    answer: acted,
    errors: [...COMMAND_ERRORS, ...OBJECTION_ERRORS],
  }),
  reviewCast: route('POST', '/guests/bookings/review-cast', 'guest', {
    records: 'POST',
    consents: { to: 'SEND' },
    summary: 'Reviews the cast, once.',
    body: review,
    errors: REVIEW_ERRORS,
  }),
} as const;

export const castBookingRoutes = {
  listCastBookings: route('GET', '/casts/bookings', 'cast', {
    summary: "The cast's bookings by time tab, group or list status.",
    query: listQuery,
    answer: page(s.castBookingItem),
    errors: ['NOT_FOUND'],
  }),
  todayCastBookings: route('GET', '/casts/bookings/today', 'cast', {
    summary: "Today's bookings, and yesterday's that are not finished.",
    answer: z.object({ items: z.array(s.castBookingItem) }),
  }),
  getCastBooking: route('GET', '/casts/bookings/:bookingId', 'cast', {
    summary: 'One booking with its guest and history.',
    params: one,
    answer: s.castBookingDetail,
    errors: ['NOT_FOUND'],
  }),
  confirmBooking: route('POST', '/casts/bookings/confirm', 'cast', {
    idempotent: true,
    consents: {
      to: 'MEET',
      unless: (body: { readonly decision: number }) => body.decision === CastDecision.REJECT,
    },
    summary: 'Approves (1) or rejects (−1, with a reason) a request.',
    body: z.object({ ...s.commandBody.shape, decision: s.decision(), reason: z.optional(text(200)) }),
    answer: acted,
    errors: [...COMMAND_ERRORS, 'DEADLINE_OVER', 'TIME_TAKEN', 'SCHEDULE_CHANGED', 'REASON_REQUIRED'],
  }),
  cancelCastBooking: costingCommand(
    'cast',
    '/casts/bookings/cancel',
    'Cancels her participation, with a reason; it costs the guest nothing.',
    s.shownReasonBody,
    ['REASON_REQUIRED'],
  ),
  castArrived: command('cast', '/casts/bookings/arrived', 'She is there; billing may start.', [
    'ARRIVAL_TOO_EARLY',
  ]),
  castTakeBackArrival: command(
    'cast',
    '/casts/bookings/arrived/take-back',
    'Takes back an arrival within 2 minutes.',
  ),
  answerExtension: costingCommand(
    'cast',
    '/casts/bookings/extend',
    'Agrees (1) to 15 minutes more at the price that she saw, else SUM_CHANGED, or declines (−1), which costs nothing.',
    s.extensionAnswerBody,
    EXTENSION_ERRORS,
  ),
  endCastBooking: costingCommand(
    'cast',
    '/casts/bookings/finish',
    'Ends the meeting at or after its current end, at the sum that she saw, else SUM_CHANGED.',
    s.shownBody,
    ['END_TOO_EARLY', 'NOBODY_ARRIVED'],
  ),
  forceFinish: costingCommand(
    'cast',
    '/casts/bookings/force-finish',
    'Ends the meeting early, with a reason, at the sum that she saw, else SUM_CHANGED.',
    s.shownReasonBody,
    ['REASON_REQUIRED', 'NOBODY_ARRIVED'],
  ),
  claimGuestAbsent: command(
    'cast',
    '/casts/bookings/claim',
    "The cast: 'the guest did not come'. It ends the meeting; nothing settles until 24 hours are over or an operator has decided.",
    CLAIM_ERRORS,
  ),
  castObjects: reasonCommand(
    'cast',
    '/casts/bookings/object',
    'Objects to the claim that she is not there; an operator decides.',
    OBJECTION_ERRORS,
  ),
  checkOut: command('cast', '/casts/bookings/checkout', 'She left safely.'),
  reviewGuest: route('POST', '/casts/bookings/review-guest', 'cast', {
    records: 'POST',
    consents: { to: 'SEND' },
    summary: 'Reviews the guest, once.',
    body: z.object({ ...z.omit(review, { castId: true }).shape, again: s.takeAgain() }),
    errors: REVIEW_ERRORS,
  }),
} as const;
