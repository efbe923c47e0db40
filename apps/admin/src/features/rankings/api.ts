import type { rankingAdminRoutes } from '@yoimachi/contract/ranking-admin';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { query } from '#lib/queries.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type Run = CallAnswer<typeof standingAdminRoutes.showRankingRun>;
export type Board = CallAnswer<typeof rankingAdminRoutes.listRankingBoards>['items'][number];
export type Entry = CallAnswer<typeof rankingAdminRoutes.listRankingEntries>['items'][number];

/** While it is under way it is looked at often. */
const WATCH_MS = 3_000;

export const runQuery = query(
  standingAdminRoutes.showRankingRun,
  {},
  { refetchInterval: ({ state }) => (state.data?.state === 'UNDER_WAY' ? WATCH_MS : false) },
);
