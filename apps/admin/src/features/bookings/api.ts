import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#ui/lib/request.ts';
import type { BookingsSearch } from './search.ts';

/** Whatever is read of bookings: an act on one of them makes all of it stale. */
export const bookingsKey = ['bookings'] as const;

export const bookingList = (filters: BookingsSearch) =>
  infiniteQueryOptions({
    queryKey: [...bookingsKey, 'list', filters],
    queryFn: ({ pageParam }) =>
      call(bookingAdminRoutes.listBookings, {
        query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

/** A booking by its id or its number. */
export const oneBooking = (bookingId: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'one', bookingId],
    queryFn: () => call(bookingAdminRoutes.showBooking, { params: { bookingId } }),
  });

/** Who is meant by a member's number that was typed: undefined without anybody. */
export async function memberOfNumber(number: string) {
  const { items } = await call(memberAdminRoutes.lookUpMembers, { query: { number } });
  return items.length === 1 ? items[0] : undefined;
}

export const memberOfId = (accountId: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'member', accountId],
    queryFn: () => call(memberAdminRoutes.readMember, { params: { accountId } }),
  });

export const storeOfId = (storeId: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'store', storeId],
    queryFn: () => call(profileAdminRoutes.readStore, { params: { storeId } }),
  });

/** Why the company takes a cancellation fee, in its words. */
export const feeWordsQuery = queryOptions({
  queryKey: ['fee-words'],
  queryFn: () => call(contentAdminRoutes.readFeeWords, {}),
});
