import { rankingRoutes } from '@yoimachi/contract/ranking';
import { standingRoutes } from '@yoimachi/contract/standing';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pages, query } from '#lib/queries.ts';
import type { RankingSearch } from '../address.ts';

/** A ranking, 20 a page. Another one takes its place once it is there. */
export const useRanking = (search: RankingSearch) =>
  useInfiniteQuery(
    pages(rankingRoutes.listRanking, { query: search }, { placeholderData: keepPreviousData }),
  );

/** Where the cast herself stands. */
export const currentRankQuery = () => query(standingRoutes.getCurrentRank);
