import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { rankingRoutes } from '@yoimachi/contract/ranking';
import { ok } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { judgedByDistricts } from '#people/profile';
import { cardPresenter, nextOpens } from '#find/search';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { readCursor } from './cursor.ts';
import { filterOf } from './filter.ts';
import { rankedPage, sizeOf } from './ranked-page.ts';
import { rankedCards } from './ranking.store.ts';

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
      const size = sizeOf(after.value, PAGE_SIZE);
      const viewer = { id: principal.accountId, day };
      const rows = await rankedCards(db, viewer, { ...filter.value, now, after: after.value }, size + 1);
      const { ranked, nextCursor } = rankedPage(after.value, rows, size);
      const nextOpen = await nextOpens(
        db,
        ranked.map(({ item }) => item.id),
        now,
      );
      const present = cardPresenter(day, now);
      const items = ranked.map(({ item, rank, isEqual }) => ({
        ...present(item),
        rank,
        isEqual,
        isOwn: item.id === principal.accountId,
        score: item.score / 100,
        amount: item.amount,
        nextOpen: nextOpen(item.id),
      }));
      return ok({ items, nextCursor });
    },
  };
  return { handlers };
}
