import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { rankingAdminRoutes } from '@yoimachi/contract/ranking-admin';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { call } from '#lib/api.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import { rankingsKey } from '#parts/ranking-exclusion/index.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
import { rankingTexts as t } from './ja.ts';
import type { RankingsSearch } from './search.ts';

export type Run = CallAnswer<typeof standingAdminRoutes.showRankingRun>;
export type Board = CallAnswer<typeof rankingAdminRoutes.listRankingBoards>['items'][number];
export type Entry = CallAnswer<typeof rankingAdminRoutes.listRankingEntries>['items'][number];

/** While it is under way it is looked at often. */
const WATCH_MS = 3_000;

export const runQuery = queryOptions({
  queryKey: [...rankingsKey, 'run'],
  queryFn: () => call(standingAdminRoutes.showRankingRun),
  refetchInterval: ({ state }) => (state.data?.state === 'UNDER_WAY' ? WATCH_MS : false),
});

export const boardsQuery = queryOptions({
  queryKey: [...rankingsKey, 'boards'],
  queryFn: () => call(rankingAdminRoutes.listRankingBoards),
});

export const entryList = ({ tab = 'RATED', prefecture, district }: RankingsSearch) =>
  infiniteQueryOptions({
    queryKey: [...rankingsKey, 'entries', tab, prefecture ?? null, district ?? null],
    queryFn: ({ pageParam }) =>
      call(rankingAdminRoutes.listRankingEntries, {
        query: {
          tab,
          ...(prefecture !== undefined && { prefecture }),
          ...(district !== undefined && { district }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
      }),
    ...pagesByCursor,
  });

export const useRankNow = (onDone: () => void) =>
  useToldAct({ act: () => call(standingAdminRoutes.rankNow), said: t.sent, keys: [rankingsKey], onDone });
