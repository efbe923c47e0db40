import { pointsRoutes } from '@yoimachi/contract/points';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Everything that changed her reward points, newest first. */
export function castHistoryQuery() {
  return infiniteQueryOptions({
    queryKey: ['point-history', 'cast'],
    queryFn: ({ pageParam }) =>
      call(pointsRoutes.castHistory, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}
