import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useQueries } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { addDays } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import { keyOf } from '#lib/queries.ts';
import type { OtherCast } from '../chosen-casts.ts';

/** An address may name anybody. */
const NOBODY: readonly unknown[] = ['NOT_FOUND', 'VALIDATION'];

/** The casts chosen in addition to the first one, with their prices and their schedules for `day`, in the order of `castIds`. */
export function useOtherCasts(castIds: readonly string[], day: Day | null, today: Day): OtherCast[] {
  const answers = useQueries({
    queries: castIds.map((castId) => ({
      queryKey: [...keyOf(searchRoutes.getCast, { params: { castId } }), today],
      queryFn: () => readCast(castId, today),
    })),
  });
  return castIds.map((castId, index) => {
    const { data, error, refetch } = answers[index]!;
    const isGone = error instanceof ApiError && NOBODY.includes(error.code);
    return {
      castId,
      profile: data?.profile ?? null,
      castDay: data?.days.find((each) => each.day === day) ?? null,
      isGone,
      failure: data || isGone ? null : error,
      retry: () => void refetch(),
    };
  });
}

async function readCast(castId: string, today: Day) {
  const query = { from: addDays(today, 1), to: addDays(today, HORIZON_DAYS) };
  const [profile, { days }] = await Promise.all([
    call(searchRoutes.getCast, { params: { castId } }),
    call(scheduleRoutes.listCastDays, { params: { castId }, query }),
  ]);
  return { profile, days };
}
