import { accessRecordAdminRoutes } from '@yoimachi/contract/access-record';
import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { noteAdminRoutes } from '@yoimachi/contract/note';
import { call } from '#lib/api.ts';
import { keyOf, pages, query } from '#lib/queries.ts';
import type { MemberSearch } from './search.ts';

export type { ListedMember, Member } from '@yoimachi/contract/member';

/** Whatever is read of a member: an act on one makes all of it stale. */
export const memberReads = [
  memberAdminRoutes,
  noteAdminRoutes,
  consentAdminRoutes,
  bookingAdminRoutes,
  accessRecordAdminRoutes,
] as const;

export const memberQuery = (accountId: string) =>
  query(memberAdminRoutes.readMember, { params: { accountId } });

/** Members of the filters, page by page, or those whom a number names. */
export function memberList({ number, ...filters }: MemberSearch) {
  if (number === undefined) return pages(memberAdminRoutes.listMembers, { query: filters });
  const asked = { query: { number } };
  return {
    ...pages(memberAdminRoutes.listMembers),
    queryKey: keyOf(memberAdminRoutes.lookUpMembers, asked),
    queryFn: async () => ({ ...(await call(memberAdminRoutes.lookUpMembers, asked)), nextCursor: null }),
  };
}
