import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { call } from '#lib/api.ts';
import type { Day } from '#ui/lib/dates.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
import type { LedgerSearch } from './search.ts';

const ledgerKey = ['ledger'] as const;
/** Points move all day long: what is on the screen is not older. */
const FRESH_MS = 30_000;

export type Ledger = CallAnswer<typeof ledgerAdminRoutes.showLedger>;
export type Transfer = CallAnswer<typeof ledgerAdminRoutes.listTransfers>['items'][number];
export type Lot = CallAnswer<typeof ledgerAdminRoutes.showLot>;
export type PointReport = CallAnswer<typeof ledgerAdminRoutes.readPointReport>;

/** `everyMs`: how long until it is read again by itself. */
export const books = (everyMs = FRESH_MS) =>
  queryOptions({
    queryKey: [...ledgerKey, 'books'],
    queryFn: () => call(ledgerAdminRoutes.showLedger, {}),
    refetchInterval: everyMs,
  });

export const journal = (query: Omit<LedgerSearch, 'lot'>) =>
  infiniteQueryOptions({
    queryKey: [...ledgerKey, 'journal', query],
    queryFn: ({ pageParam }) =>
      call(ledgerAdminRoutes.listTransfers, {
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

export const oneLot = (lot: string) =>
  queryOptions({
    queryKey: [...ledgerKey, 'lot', lot],
    queryFn: () => call(ledgerAdminRoutes.showLot, { params: { lot } }),
  });

export const pointReport = (baseDay: Day) =>
  queryOptions({
    queryKey: [...ledgerKey, 'report', baseDay],
    queryFn: () => call(ledgerAdminRoutes.readPointReport, { params: { baseDay } }),
  });

export const askCheck = () => call(ledgerAdminRoutes.checkBooks, {});
