import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { call } from '#lib/api.ts';
import { pages, query } from '#lib/queries.ts';
import type { Day } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import type { LedgerSearch } from './search.ts';

/** Points move all day long: what is on the screen is not older. */
const FRESH_MS = 30_000;

export type Ledger = CallAnswer<typeof ledgerAdminRoutes.showLedger>;
export type Transfer = CallAnswer<typeof ledgerAdminRoutes.listTransfers>['items'][number];
export type Lot = CallAnswer<typeof ledgerAdminRoutes.showLot>;
export type PointReport = CallAnswer<typeof ledgerAdminRoutes.readPointReport>;

/** `everyMs`: how long until it is read again by itself. */
export const books = (everyMs = FRESH_MS) =>
  query(ledgerAdminRoutes.showLedger, {}, { refetchInterval: everyMs });

export const journal = (asked: Omit<LedgerSearch, 'lot'>) =>
  pages(ledgerAdminRoutes.listTransfers, { query: asked });

export const oneLot = (lot: string) => query(ledgerAdminRoutes.showLot, { params: { lot } });

export const pointReport = (baseDay: Day) =>
  query(ledgerAdminRoutes.readPointReport, { params: { baseDay } });

export const askCheck = () => call(ledgerAdminRoutes.checkBooks, {});
