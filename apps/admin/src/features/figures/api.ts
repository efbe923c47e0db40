import { keepPreviousData } from '@tanstack/react-query';
import { cohortFileName, countedFileName } from '@yoimachi/contract/figure-labels';
import { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { callForFile } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import type { Day } from '#ui/lib/dates.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import type { CohortSearch, CountedSearch, PartSearch } from './search.ts';

export type DayFigures = CallAnswer<typeof ledgerAdminRoutes.listPointDays>['items'][number];
export type BookingDays = CallAnswer<typeof figuresAdminRoutes.listBookingDays>;
export type BookingDay = BookingDays['days'][number];
export type PeopleDay = CallAnswer<typeof figuresAdminRoutes.listPeopleDays>['days'][number];
export type Cohort = CallAnswer<typeof figuresAdminRoutes.listCohorts>['items'][number];
export type Counted = CallAnswer<typeof figuresAdminRoutes.listCounted>['items'][number];
export type Settled = CallAnswer<typeof figuresAdminRoutes.listSettled>['items'][number];
export type CohortPerson = CallAnswer<typeof figuresAdminRoutes.listCohortPeople>['items'][number];
export type CountedPerson = CallAnswer<typeof figuresAdminRoutes.listCountedPeople>['items'][number];

/** They move all day long. */
const FRESH_MS = 60_000;
const alive = { placeholderData: keepPreviousData, refetchInterval: FRESH_MS } as const;
interface Span {
  readonly from: Day;
  readonly to: Day;
}

export const pointDays = ({ from, to }: Span) =>
  query(ledgerAdminRoutes.listPointDays, { query: { from, to } }, alive);

export const bookingDays = (asked: PartSearch & Span) =>
  query(figuresAdminRoutes.listBookingDays, { query: asked }, alive);

export const peopleDays = (asked: Span) => query(figuresAdminRoutes.listPeopleDays, { query: asked }, alive);

/** Payoffs that still have to reach their casts, of the latest pay days. */
export const payoffsDue = query(
  payoffAdminRoutes.listPayDays,
  {},
  {
    ...alive,
    select: ({ items }) =>
      items.reduce((sum, { inReview, awaiting, toTransfer }) => sum + inReview + awaiting + toTransfer, 0),
  },
);

export const cohorts = (side: 'CAST' | 'GUEST') => query(figuresAdminRoutes.listCohorts, { query: { side } });

/** What a figure counts as a file. */
export const countedFile = ({ figure, from, to, ...part }: CountedSearch) => ({
  name: countedFileName(figure, { from, to }),
  ask: (signal: AbortSignal) =>
    callForFile(figuresAdminRoutes.exportCounted, signal, { query: { figure, from, to, ...part } }),
});

/** Whom a count of cohorts counts as a file. */
export const cohortFile = ({ side, firstMonth, month }: CohortSearch) => ({
  name: cohortFileName(side, firstMonth, month),
  ask: (signal: AbortSignal) =>
    callForFile(figuresAdminRoutes.exportCohortPeople, signal, { query: { side, firstMonth, month } }),
});
