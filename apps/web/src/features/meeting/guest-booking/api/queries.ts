import { billingRoutes } from '@yoimachi/contract/billing';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { pages, query } from '#lib/queries.ts';
import { listQuery, type ListFilter } from '#meeting/booking';

export const guestBookingsQuery = (filter: ListFilter) =>
  pages(guestBookingRoutes.listGuestBookings, { query: listQuery(filter) });

/** Today's bookings, and yesterday's unfinished ones. */
export const todayGuestBookingsQuery = () =>
  query(guestBookingRoutes.todayGuestBookings, {}, { select: ({ items }) => items });

export const guestBookingQuery = (bookingId: string) =>
  query(guestBookingRoutes.getGuestBooking, { params: { bookingId } });

/** Whether a card covers what the balance lacks. */
export const hasCardQuery = () => query(billingRoutes.getCard, {}, { select: ({ card }) => card !== null });
