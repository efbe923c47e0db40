import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { rankingRoutes, RankingQuery } from '@yoimachi/contract/ranking';
import { isDistrictOf, prefectureOfDistrict, type Districts } from '@yoimachi/domain/profile';
import { type RankedSoFar, RANKING_LENGTH, ranksFrom } from '@yoimachi/domain/ranking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { judgedByDistricts } from '#people/profile';
import { cardPresenter, nextOpens } from '#find/search';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { readCursor, writeCursor } from './cursor.ts';
import { rankedCards, type RankingFilter } from './ranking.store.ts';

/** Rankings of casts, by what guests said of them and by their days, never by what they earn (decision 071). */
export function rankingModule({ db, clock }: AppContext): Module {
  const handlers: Handlers<typeof rankingRoutes> = {
    async listRanking({ principal, query }) {
      const now = clock.now();
      const after = readCursor(query.cursor);
      if (!after.ok) return after;
      const filter = await judgedByDistricts(db, (districts) => filterOf(districts, query));
      if (!filter.ok) return filter;
      const day = addDays(dayOf(now), 1);
      const shownBefore = after.value?.shown ?? 0;
      const size = Math.max(0, Math.min(PAGE_SIZE, RANKING_LENGTH - shownBefore));
      const rows = await rankedCards(db, principal.accountId, filter.value, day, after.value, size + 1);
      const page = rows.slice(0, size);
      const nextOpen = await nextOpens(
        db,
        page.map(({ id }) => id),
        now,
      );
      const present = cardPresenter(day, now);
      const ranked = ranksFrom(after.value, page, rows[size]);
      const items = ranked.map(({ item, rank, isEqual }) => ({
        ...present(item),
        rank,
        isEqual,
        isOwn: item.id === principal.accountId,
        score: item.score / 100,
        amount: item.amount,
        nextOpen: nextOpen(item.id),
      }));
      const last = ranked.at(-1);
      const hasMore = rows.length > size && shownBefore + size < RANKING_LENGTH;
      if (!last || !hasMore) return ok({ items, nextCursor: null });
      const soFar: RankedSoFar = { shown: shownBefore + size, rank: last.rank, score: last.item.score };
      const { generation, id: castId } = last.item;
      return ok({ items, nextCursor: writeCursor({ ...soFar, generation, castId }) });
    },
  };
  return { handlers };
}

/** Whose ranking it is; STORE_AREA_INVALID for a district not in its prefecture. */
function filterOf(districts: Districts, query: RankingQuery): Result<RankingFilter, 'STORE_AREA_INVALID'> {
  const { tab, district = null, genre = null } = query;
  const prefecture =
    query.prefecture ?? (district === null ? null : (prefectureOfDistrict(districts, district) ?? null));
  if (district !== null && (prefecture === null || !isDistrictOf(districts, prefecture, district)))
    return fail('STORE_AREA_INVALID', 'district');
  return ok({ tab, prefecture, district, genre });
}
