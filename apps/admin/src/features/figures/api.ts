import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { call } from '#lib/api.ts';
import type { Day } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type DayFigures = CallAnswer<typeof ledgerAdminRoutes.listPointDays>['items'][number];

/** Points move all day long. */
const FRESH_MS = 60_000;

export const pointDays = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['ledger', 'days', from, to],
    queryFn: () => call(ledgerAdminRoutes.listPointDays, { query: { from, to } }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
