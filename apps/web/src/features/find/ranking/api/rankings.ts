import { rankingRoutes } from '@yoimachi/contract/ranking';
import { standingRoutes } from '@yoimachi/contract/standing';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import type { RankingSearch } from '../address.ts';

/** A ranking, 20 a page. Another one takes its place once it is there. */
export function useRanking(search: RankingSearch) {
  return useInfiniteQuery({
    queryKey: ['casts', 'ranking', search],
    queryFn: ({ pageParam }) =>
      call(rankingRoutes.listRanking, { query: { ...search, ...(pageParam && { cursor: pageParam }) } }),
    ...pagesByCursor,
    placeholderData: keepPreviousData,
  });
}

/** Where the cast herself stands. */
export const currentRankQuery = queryOptions({
  queryKey: ['current-rank'],
  queryFn: () => call(standingRoutes.getCurrentRank),
});
