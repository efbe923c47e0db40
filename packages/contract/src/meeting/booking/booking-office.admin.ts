import * as z from 'zod/mini';
import { day, id, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { ListStatus } from '@yoimachi/domain/booking';
import { claimPreview, listedBooking, meetingTonight, officeBooking } from './booking-office.schema.ts';

const one = z.object({ bookingId: id() });
/** A guest's list status of a booking, or an open claim in it. */
const status = z.literal([...Object.values(ListStatus), 'CLAIM']);

/** How operators find bookings and look at one; what is private is read by `readBooking`. */
export const bookingOfficeRoutes = {
  listBookings: route('GET', '/bookings', 'operator', {
    summary: 'Bookings, those that begin last first.',
    query: z.object({
      ...pageQuery,
      status: z.optional(status),
      /** Days of the meetings, both included. */
      from: z.optional(day()),
      to: z.optional(day()),
      guestId: z.optional(id()),
      castId: z.optional(id()),
      storeId: z.optional(id()),
      /** A booking's number. */
      number: z.optional(text(40)),
    }),
    answer: page(listedBooking),
  }),
  listMemberBookings: route('GET', '/members/:accountId/bookings', 'operator', {
    summary: "A member's bookings, those that begin last first.",
    params: z.object({ accountId: id() }),
    query: z.object({ ...pageQuery, status: z.optional(status) }),
    answer: page(listedBooking),
    errors: ['NOT_FOUND'],
  }),
  listTonight: route('GET', '/meetings/tonight', 'operator', {
    summary: "Today's meetings, and yesterday's that are not finished, by their start, with what comes next.",
    query: z.object(pageQuery),
    answer: page(meetingTonight),
  }),
  showBooking: route('GET', '/bookings/:bookingId', 'operator', {
    summary: 'A booking with its casts, its points and its history, with nothing private.',
    /** Its id, or its number. */
    params: z.object({ bookingId: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
    answer: officeBooking,
    errors: ['NOT_FOUND'],
  }),
  previewClaim: route('POST', '/bookings/:bookingId/preview-claim', 'operator', {
    summary: 'What each way to decide a claim would do now, beside each other; nothing is decided.',
    params: one,
    /** Needed where claims about several casts are open. */
    body: z.object({ castId: z.optional(id()) }),
    answer: claimPreview,
    errors: ['NOT_FOUND', 'ACTION_NOT_ALLOWED'],
  }),
} as const;
