import type { RankingQuery } from '@yoimachi/contract/ranking';
import type { Districts } from '@yoimachi/domain/profile';
import { areaOf } from '@yoimachi/domain/ranking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { RankingFilter } from './ranking.store.ts';

/** Whose ranking it is; STORE_AREA_INVALID for a district not in its prefecture. */
export function filterOf(
  districts: Districts,
  query: RankingQuery,
): Result<RankingFilter, 'STORE_AREA_INVALID'> {
  const { tab, genre = null, ...asked } = query;
  const area = areaOf(districts, asked);
  return area.ok ? ok({ tab, genre, ...area.value }) : area;
}
