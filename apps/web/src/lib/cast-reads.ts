import type { besideRoutes } from '@yoimachi/contract/beside';
import type { favoriteRoutes } from '@yoimachi/contract/favorite';
import type { rankingRoutes } from '@yoimachi/contract/ranking';
import type { scheduleRoutes } from '@yoimachi/contract/schedule';
import type { searchRoutes } from '@yoimachi/contract/search';
import type { CallNames } from './queries.ts';

/** What a guest reads of casts, alone and in lists. By name, since those who leave it as it is do not load where it comes from. */
export const castReads: readonly CallNames<
  typeof searchRoutes &
    typeof rankingRoutes &
    typeof besideRoutes &
    typeof favoriteRoutes &
    Pick<typeof scheduleRoutes, 'listCastDays'>
>[] = [
  'GET /casts',
  'GET /casts/search',
  'GET /casts/search/count',
  'GET /casts/search/suggestions',
  'GET /casts/:castId',
  'GET /casts/:castId/beside',
  'GET /casts/:castId/schedules',
  'GET /favorites',
  'GET /rankings',
];
