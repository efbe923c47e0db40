import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Day } from '#lib/dates.ts';
import { pages } from '#lib/queries.ts';

/** The cast the guest started from, and a time of hers in minutes from 00:00 of the day. */
export interface MatchingQuery {
  readonly castId: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Casts who can be requested together with another one for that time, page by page. */
export const useMatchingCasts = (query: MatchingQuery) =>
  useInfiniteQuery(pages(guestBookingRoutes.matchingCasts, { query }));
