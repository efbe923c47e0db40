import { castBookingRoutes } from '@yoimachi/contract/booking';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { bookingKey, listQuery } from '#meeting/booking';
import type { ListFilter } from '#meeting/booking';

export function castBookingsQuery(filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [bookingKey, 'cast', 'list', listQuery(filter)],
    queryFn: ({ pageParam }) =>
      call(castBookingRoutes.listCastBookings, {
        query: { ...listQuery(filter), ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });
}

/** Today's bookings, and yesterday's unfinished ones. */
export function todayBookingsQuery() {
  return queryOptions({
    queryKey: [bookingKey, 'cast', 'today'],
    queryFn: async () => (await call(castBookingRoutes.todayCastBookings)).items,
  });
}

export function castBookingQuery(bookingId: string) {
  return queryOptions({
    queryKey: [bookingKey, 'cast', 'detail', bookingId],
    queryFn: () => call(castBookingRoutes.getCastBooking, { params: { bookingId } }),
  });
}
