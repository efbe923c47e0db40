import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { addDays } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';

/** The days this guest can send a request for, from tomorrow to the horizon. */
export function useCastDays(castId: string, today: Day) {
  const query = { from: addDays(today, 1), to: addDays(today, HORIZON_DAYS) };
  return useQuery({
    queryKey: ['casts', 'days', castId, query.from],
    queryFn: () => call(scheduleRoutes.listCastDays, { params: { castId }, query }),
    select: (answer) => answer.days,
  });
}
