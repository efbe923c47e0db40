import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { call } from '#lib/api.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
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
    ...pagesByCursor,
  });

export const useAudit = (search: AuditSearch) => useInfiniteQuery(auditList(filtersOf(search)));

export const useCheckAudit = () => useMutation({ mutationFn: () => call(officeAdminRoutes.checkAudit) });
