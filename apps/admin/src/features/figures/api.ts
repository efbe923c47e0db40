import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cohortFileName, countedFileName } from '@yoimachi/contract/figure-labels';
import { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { call, callForFile } from '#lib/api.ts';
import type { Day } from '#ui/lib/dates.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
import type { BookingFigure, PeopleFigure } from '@yoimachi/domain/figures';
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
  queryOptions({
    queryKey: ['ledger', 'days', from, to],
    queryFn: () => call(ledgerAdminRoutes.listPointDays, { query: { from, to } }),
    ...alive,
  });

export const bookingDays = (query: PartSearch & Span) =>
  queryOptions({
    queryKey: ['figures', 'bookings', query],
    queryFn: () => call(figuresAdminRoutes.listBookingDays, { query }),
    ...alive,
  });

export const peopleDays = (query: Span) =>
  queryOptions({
    queryKey: ['figures', 'people', query],
    queryFn: () => call(figuresAdminRoutes.listPeopleDays, { query }),
    ...alive,
  });

/** Payoffs that still have to reach their casts, of the latest pay days. */
export const payoffsDue = queryOptions({
  queryKey: ['payoffs', 'due'],
  queryFn: async () => {
    const { items } = await call(payoffAdminRoutes.listPayDays, { query: {} });
    return items.reduce(
      (sum, { inReview, awaiting, toTransfer }) => sum + inReview + awaiting + toTransfer,
      0,
    );
  },
  ...alive,
});

export const cohorts = (side: 'CAST' | 'GUEST') =>
  queryOptions({
    queryKey: ['figures', 'cohorts', side],
    queryFn: () => call(figuresAdminRoutes.listCohorts, { query: { side } }),
  });

export const counted = (query: CountedSearch & { readonly figure: BookingFigure }) =>
  infiniteQueryOptions({
    queryKey: ['figures', 'counted', query],
    queryFn: ({ pageParam }) =>
      call(figuresAdminRoutes.listCounted, {
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

export const settled = (query: PartSearch & Span) =>
  infiniteQueryOptions({
    queryKey: ['figures', 'settled', query],
    queryFn: ({ pageParam }) =>
      call(figuresAdminRoutes.listSettled, {
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

export const countedPeople = (query: Span & { readonly figure: PeopleFigure }) =>
  infiniteQueryOptions({
    queryKey: ['figures', 'counted-people', query],
    queryFn: ({ pageParam }) =>
      call(figuresAdminRoutes.listCountedPeople, {
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

export const cohortPeople = (query: CohortSearch) =>
  infiniteQueryOptions({
    queryKey: ['figures', 'cohort-people', query],
    queryFn: ({ pageParam }) =>
      call(figuresAdminRoutes.listCohortPeople, {
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

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
