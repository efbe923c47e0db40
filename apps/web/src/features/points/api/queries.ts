import { pointsRoutes } from '@yoimachi/contract/points';
import type { AnswerOf } from '@yoimachi/contract/route';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** First part of the keys of everything that is read about the guest's points. */
export const pointsKey = 'points';

export type PointDetail = AnswerOf<typeof pointsRoutes.pointDetail>;

/** The guest's points by lot, nearest expiry first. */
export function pointDetailQuery() {
  return queryOptions({ queryKey: [pointsKey, 'detail'], queryFn: () => call(pointsRoutes.pointDetail) });
}

/** Everything that changed the guest's points, newest first. */
export function guestHistoryQuery() {
  return infiniteQueryOptions({
    queryKey: [pointsKey, 'history'],
    queryFn: ({ pageParam }) =>
      call(pointsRoutes.guestHistory, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
