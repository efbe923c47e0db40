import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { addDays, type Day } from '#lib/dates.ts';
import { query, useRefresh } from '#lib/queries.ts';

/** A cast's public profile. */
export const useCast = (castId: string) => useQuery(query(searchRoutes.getCast, { params: { castId } }));

/** The days this guest can send a request for, from tomorrow to the horizon. */
export const useCastDays = (castId: string, today: Day) =>
  useQuery(
    query(
      scheduleRoutes.listCastDays,
      { params: { castId }, query: { from: addDays(today, 1), to: addDays(today, HORIZON_DAYS) } },
      { select: ({ days }) => days },
    ),
  );

/** Reloads profiles, prices and days of the casts on the screen after a call reported that something in them changed. */
export const useRefreshCasts = () => useRefresh(searchRoutes.getCast, scheduleRoutes.listCastDays);
