import * as z from 'zod/mini';
import { REPORT_CATEGORIES, REPORT_TEXT_MAX } from '@yoimachi/domain/block';
import { day, id, instant, minute, page, pageQuery, points, sum, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const report = z.object({
  category: z.literal([...REPORT_CATEGORIES]),
  text: text(REPORT_TEXT_MAX),
  /** The reporter fears for his or her safety. */
  isSafety: z.boolean(),
});
export type ReportInput = z.output<typeof report>;

/** A confirmed booking that the block would cancel now; the fee is the guest's, and 0 where the cast blocks. */
export const blockedBooking = z.object({
  bookingId: id(),
  day: day(),
  startMinute: minute(),
  castCount: z.int(),
  feePercent: z.int(),
  feePoints: points(),
});
export type BlockedBooking = z.output<typeof blockedBooking>;

/** What a block between the two would end now. */
export const blockPreview = z.object({
  /** The caller has blocked the other already. */
  blocked: z.boolean(),
  bookings: z.array(blockedBooking),
  /** Requests without a confirmed booking, which end without a fee. */
  pendingCount: z.int(),
  /** They are meeting now: that continues, and the block takes effect when it ends. */
  inMeeting: z.boolean(),
});
export type BlockPreview = z.output<typeof blockPreview>;

/** At most one on each of 60 days. */
const MAX_SEEN = 60;
const blocking = {
  report: z.optional(report),
  /** The confirmed bookings of the preview: nothing else is cancelled. */
  seen: z.array(id()).check(z.maxLength(MAX_SEEN)),
  /** Their fees in all. */
  shown: sum(),
};
const ended = z.object({ endedBookings: z.int() });

export const blockedCast = z.object({
  castId: id(),
  nickname: z.string(),
  photo: z.nullable(z.string()),
  blockedAt: instant(),
});
export const blockedGuest = z.object({ guestId: id(), nickname: z.string(), blockedAt: instant() });

const castId = z.object({ castId: id() });
const guestId = z.object({ guestId: id() });
const BLOCK_ERRORS = [
  'NOT_FOUND',
  'SAME_PERSON',
  'CONFLICT',
  'SUM_CHANGED',
  'REASON_REQUIRED',
  'RATE_LIMITED',
] as const;
const REPORT_ERRORS = ['NOT_FOUND', 'SAME_PERSON', 'REASON_REQUIRED', 'RATE_LIMITED'] as const;

export const blockRoutes = {
  previewCastBlock: route('GET', '/guests/blocks/preview', 'guest', {
    summary: 'What blocking the cast would end now, and what it costs.',
    query: castId,
    answer: blockPreview,
    errors: ['NOT_FOUND', 'SAME_PERSON'],
  }),
  blockCast: route('POST', '/guests/blocks', 'guest', {
    summary:
      'Blocks a cast: requests end, confirmed bookings are cancelled by the guest, both are hidden from each other. With a report operators look after it.',
    idempotent: true,
    body: z.object({ ...castId.shape, ...blocking }),
    answer: ended,
    errors: BLOCK_ERRORS,
  }),
  unblockCast: route('DELETE', '/guests/blocks/:castId', 'guest', {
    summary: "Takes the guest's block back; again changes nothing.",
    params: castId,
  }),
  blockedCasts: route('GET', '/guests/blocks', 'guest', {
    summary: 'The casts a guest has blocked, newest first.',
    query: z.object(pageQuery),
    answer: page(blockedCast),
  }),
  reportCast: route('POST', '/guests/reports', 'guest', {
    summary: 'Reports a cast to the operators, without blocking her.',
    idempotent: true,
    body: z.object({ ...castId.shape, report }),
    errors: REPORT_ERRORS,
  }),
  previewGuestBlock: route('GET', '/casts/blocks/preview', 'cast', {
    summary: 'What blocking the guest would end now.',
    query: guestId,
    answer: blockPreview,
    errors: ['NOT_FOUND', 'SAME_PERSON'],
  }),
  blockGuest: route('POST', '/casts/blocks', 'cast', {
    summary:
      'Blocks a guest she had to do with: requests end, confirmed bookings are cancelled by her, without a penalty when she reports for her safety.',
    idempotent: true,
    body: z.object({ ...guestId.shape, ...blocking }),
    answer: ended,
    errors: BLOCK_ERRORS,
  }),
  unblockGuest: route('DELETE', '/casts/blocks/:guestId', 'cast', {
    summary: "Takes the cast's block back; again changes nothing.",
    params: guestId,
    errors: ['NOT_FOUND'],
  }),
  blockedGuests: route('GET', '/casts/blocks', 'cast', {
    summary: 'The guests a cast has blocked, newest first.',
    query: z.object(pageQuery),
    answer: page(blockedGuest),
  }),
  reportGuest: route('POST', '/casts/reports', 'cast', {
    summary: 'Reports a guest to the operators, without blocking him.',
    idempotent: true,
    body: z.object({ ...guestId.shape, report }),
    errors: REPORT_ERRORS,
  }),
} as const;

export { hiddenNumber, hiddenRoutes, type HiddenNumber } from './hidden.routes.ts';
