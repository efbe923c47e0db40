import { billingRoutes } from '@yoimachi/contract/billing';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { bookingKey, listQuery } from '#meeting/booking';
import type { ListFilter } from '#meeting/booking';

export function guestBookingsQuery(filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [bookingKey, 'guest', 'list', listQuery(filter)],
    queryFn: ({ pageParam }) =>
      call(guestBookingRoutes.listGuestBookings, {
        query: { ...listQuery(filter), ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });
}

/** Today's bookings, and yesterday's unfinished ones. */
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

/** Whether a card covers what the balance lacks. The key is below billing's, which knows when a card is added or removed. */
export function hasCardQuery() {
  return queryOptions({
    queryKey: ['billing', 'has-card'],
    queryFn: async () => (await call(billingRoutes.getCard)).card !== null,
  });
}
