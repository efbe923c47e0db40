import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { call } from '#lib/api.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
import { memberKey } from '../api.ts';

interface Ask {
  readonly params: { readonly accountId: string };
  readonly query: { readonly cursor?: string };
}
interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** A list that belongs to a member, page by page; it is read again with the member. */
const listOf =
  <Row>(name: string, ask: (options: Ask) => Promise<Page<Row>>) =>
  (accountId: string) =>
    infiniteQueryOptions({
      queryKey: [...memberKey(accountId), name],
      queryFn: ({ pageParam }) =>
        ask({ params: { accountId }, query: pageParam === null ? {} : { cursor: pageParam } }),
      ...pagesByCursor,
    });

export type MemberList<Row> = ReturnType<ReturnType<typeof listOf<Row>>>;

export const bookingsOf = listOf('bookings', (ask) => call(bookingAdminRoutes.listMemberBookings, ask));
export const pointsOf = listOf('points', (ask) => call(memberAdminRoutes.listMemberPoints, ask));
export const moneyOf = listOf('money', (ask) => call(memberAdminRoutes.listMemberMoney, ask));
export const reviewsOf = listOf('reviews', (ask) => call(memberAdminRoutes.listMemberReviews, ask));
export const stageCountsOf = listOf('stage', (ask) => call(memberAdminRoutes.listMemberStageCounts, ask));
export const reportsOf = listOf('reports', (ask) => call(memberAdminRoutes.listMemberReports, ask));
export const blocksOf = listOf('blocks', (ask) => call(memberAdminRoutes.listMemberBlocks, ask));
export const consentsOf = listOf('consents', (ask) => call(memberAdminRoutes.listMemberConsents, ask));
export const historyOf = listOf('history', (ask) => call(memberAdminRoutes.listMemberHistory, ask));

export type ConsentsAtMoment = CallAnswer<typeof consentAdminRoutes.showConsentsAt>;

/** What a member had agreed to at a moment; nothing that is said later changes it. */
export const consentsAtOf = (accountId: string, at: string) =>
  queryOptions({
    queryKey: [...memberKey(accountId), 'consents-at', at],
    queryFn: () => call(consentAdminRoutes.showConsentsAt, { params: { accountId }, query: { at } }),
  });
