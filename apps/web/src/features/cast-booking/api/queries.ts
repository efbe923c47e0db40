import { castBookingRoutes } from '@yoimachi/contract/booking';
import type { TimeTab } from '@yoimachi/domain/booking';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { bookingKey } from '../../booking/index.ts';

/** Which of the future bookings: all, requests to answer, agreed ones. */
export type StatusFilter = 'ALL' | 'NEW' | 'ACCEPT';

export function castBookingsQuery(tab: TimeTab, status: StatusFilter = 'ALL') {
  return infiniteQueryOptions({
    queryKey: [bookingKey, 'cast', 'list', tab, status],
    queryFn: ({ pageParam }) =>
      call(castBookingRoutes.listCastBookings, {
        query: {
          tab,
          ...(status !== 'ALL' && { status }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** Today's bookings, and yesterday's that are not finished. */
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
