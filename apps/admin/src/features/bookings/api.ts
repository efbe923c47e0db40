import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { call } from '#lib/api.ts';
import { pages, query } from '#lib/queries.ts';
import type { BookingsSearch } from './search.ts';

/** Whatever is read of bookings: an act on one of them makes all of it stale. */
export const bookingReads = [bookingAdminRoutes] as const;

export const bookingList = (filters: BookingsSearch) =>
  pages(bookingAdminRoutes.listBookings, { query: filters });

/** A booking by its id or its number. */
export const oneBooking = (bookingId: string) =>
  query(bookingAdminRoutes.showBooking, { params: { bookingId } });

/** Who is meant by a member's number that was typed: undefined without anybody. */
export async function memberOfNumber(number: string) {
  const { items } = await call(memberAdminRoutes.lookUpMembers, { query: { number } });
  return items.length === 1 ? items[0] : undefined;
}

export const memberOfId = (accountId: string) =>
  query(memberAdminRoutes.readMember, { params: { accountId } });

export const storeOfId = (storeId: string) => query(profileAdminRoutes.readStore, { params: { storeId } });

/** Why the company takes a cancellation fee, in its words. */
export const feeWordsQuery = query(contentAdminRoutes.readFeeWords);
