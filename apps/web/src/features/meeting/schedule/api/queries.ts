import { profileRoutes } from '@yoimachi/contract/profile';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import type { Day } from '#lib/dates.ts';
import { query } from '#lib/queries.ts';

/** Her schedules between two days, both included. */
export const schedulesQuery = (from: Day, to: Day) =>
  query(scheduleRoutes.listSchedules, { query: { from, to } }, { select: ({ schedules }) => schedules });

/** One of her schedules. */
export const scheduleQuery = (scheduleId: string) =>
  query(scheduleRoutes.getSchedule, { query: { scheduleId } });

/** Name of the store she belongs to, the default working bar; '' while she has none. */
export const ownStoreQuery = () =>
  query(
    profileRoutes.getCastProfile,
    {},
    { select: ({ store }) => store?.storeName ?? '', staleTime: Infinity },
  );
