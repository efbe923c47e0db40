import { guestBookingRoutes } from '@yoimachi/contract/booking';
import type { TimeTab } from '@yoimachi/domain/booking';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { bookingKey } from '../../booking/index.ts';

export function guestBookingsQuery(tab: TimeTab) {
  return infiniteQueryOptions({
    queryKey: [bookingKey, 'guest', 'list', tab],
    queryFn: ({ pageParam }) =>
      call(guestBookingRoutes.listGuestBookings, {
        query: { tab, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** Today's bookings, and yesterday's that are not finished. */
export function todayGuestBookingsQuery() {
  return queryOptions({
    queryKey: [bookingKey, 'guest', 'today'],
    queryFn: async () => (await call(guestBookingRoutes.todayGuestBookings)).items,
  });
}

export function guestBookingQuery(bookingId: string) {
  return queryOptions({
    queryKey: [bookingKey, 'guest', 'detail', bookingId],
    queryFn: () => call(guestBookingRoutes.getGuestBooking, { params: { bookingId } }),
  });
}
