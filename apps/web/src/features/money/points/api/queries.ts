import { pointsRoutes } from '@yoimachi/contract/points';
import type { AnswerOf } from '@yoimachi/contract/route';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';

/** First part of the keys of everything that is read about the guest's points. */
export const pointsKey = 'points';
const rewardKey = 'reward-points';

export type PointDetail = AnswerOf<typeof pointsRoutes.pointDetail>;

/** The guest's points by lot, nearest expiry first. */
export function pointDetailQuery() {
  return queryOptions({ queryKey: [pointsKey, 'detail'], queryFn: () => call(pointsRoutes.pointDetail) });
}

/** Everything that changed the guest's points, or only what he spent or owes; newest first. */
export function guestHistoryQuery(only: 'all' | 'used') {
  return infiniteQueryOptions({
    queryKey: [pointsKey, 'history', only],
    queryFn: ({ pageParam }) =>
      call(pointsRoutes.guestHistory, {
        query: { ...(pageParam !== null && { cursor: pageParam }), ...(only === 'used' && { only }) },
      }),
    ...pagesByCursor,
  });
}

/** Everything that changed her reward points, newest first. */
export function castHistoryQuery() {
  return infiniteQueryOptions({
    queryKey: [rewardKey, 'history'],
    queryFn: ({ pageParam }) =>
      call(pointsRoutes.castHistory, { query: pageParam === null ? {} : { cursor: pageParam } }),
    ...pagesByCursor,
  });
}

/** What she earned and was paid in each of the last twelve months, oldest first, and what is frozen. */
export function rewardMonthsQuery() {
  return queryOptions({
    queryKey: [rewardKey, 'months'],
    queryFn: () => call(pointsRoutes.castRewardMonths),
  });
}
