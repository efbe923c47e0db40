import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import type { Day } from '#lib/dates.ts';

/** Her schedules between two days, both included. */
export function schedulesQuery(from: Day, to: Day) {
  return queryOptions({
    queryKey: ['schedule', from, to],
    queryFn: async () => (await call(scheduleRoutes.listSchedules, { query: { from, to } })).schedules,
  });
}

/** One of her schedules. */
export function scheduleQuery(scheduleId: string) {
  return queryOptions({
    queryKey: ['schedule', 'detail', scheduleId],
    queryFn: () => call(scheduleRoutes.getSchedule, { query: { scheduleId } }),
  });
}

/** Name of the store she belongs to, the default working bar; '' while she has none. */
export function ownStoreQuery() {
  return queryOptions({
    queryKey: ['cast-store-name'],
    queryFn: async () => (await call(profileRoutes.getCastProfile)).store?.storeName ?? '',
    staleTime: Infinity,
  });
}
