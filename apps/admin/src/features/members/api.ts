import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListedMember } from '@yoimachi/contract/member';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#ui/lib/request.ts';
import type { MemberSearch } from './search.ts';

export type { ListedMember, Member } from '@yoimachi/contract/member';

export const memberKey = (accountId: string) => ['member', accountId] as const;

export const memberQuery = (accountId: string) =>
  queryOptions({
    queryKey: memberKey(accountId),
    queryFn: () => call(memberAdminRoutes.readMember, { params: { accountId } }),
  });

/** Members of the filters, page by page, or those whom a number names. */
export const memberList = ({ number, ...filters }: MemberSearch) =>
  infiniteQueryOptions({
    queryKey: ['members', number ?? filters],
    queryFn: async ({
      pageParam,
    }): Promise<{ readonly items: readonly ListedMember[]; readonly nextCursor: string | null }> => {
      if (number === undefined)
        return call(memberAdminRoutes.listMembers, {
          query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
        });
      const { items } = await call(memberAdminRoutes.lookUpMembers, { query: { number } });
      return { items, nextCursor: null };
    },
    ...pagesByCursor,
  });
