import { castBookingRoutes } from '@yoimachi/contract/booking';
import { pages, query } from '#lib/queries.ts';
import { listQuery, type ListFilter } from '#meeting/booking';

export const castBookingsQuery = (filter: ListFilter) =>
  pages(castBookingRoutes.listCastBookings, { query: listQuery(filter) });

/** Today's bookings, and yesterday's unfinished ones. */
export const todayBookingsQuery = () =>
  query(castBookingRoutes.todayCastBookings, {}, { select: ({ items }) => items });

export const castBookingQuery = (bookingId: string) =>
  query(castBookingRoutes.getCastBooking, { params: { bookingId } });
