import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { filtersOf } from './search.ts';
import type { AuditFilters, AuditSearch } from './search.ts';

export type AuditRow = CallAnswer<typeof officeAdminRoutes.searchAudit>['items'][number];

const auditList = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam }) =>
      call(officeAdminRoutes.searchAudit, {
        query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const useAudit = (search: AuditSearch) => useInfiniteQuery(auditList(filtersOf(search)));

/** Who can have done it: the staff by name. */
export const useStaffNames = () =>
  useQuery({
    queryKey: ['staff'],
    queryFn: () => call(officeAdminRoutes.listOperators),
    select: ({ items }) => items.map(({ id, name }) => ({ value: id, label: name })),
  });

export const useCheckAudit = () => useMutation({ mutationFn: () => call(officeAdminRoutes.checkAudit) });
