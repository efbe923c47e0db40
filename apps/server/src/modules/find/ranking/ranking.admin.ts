import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { rankingAdminRoutes } from '@yoimachi/contract/ranking-admin';
import { exclusionState } from '@yoimachi/domain/ranking';
import { fail, ok } from '@yoimachi/domain/result';
import { judgedByDistricts } from '#people/profile';
import { isUuid } from '#platform/crypto';
import { pageOf, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { readCursor } from './cursor.ts';
import { exclude, putBack } from './exclude.ts';
import { exclusionsOf, type ExclusionRow } from './exclusion.store.ts';
import { filterOf } from './filter.ts';
import { rankedPage, sizeOf } from './ranked-page.ts';
import { boardsNow, rankedNames } from './ranking.store.ts';

export const rankingAdmin = (context: ActContext): OperatorHandlers<typeof rankingAdminRoutes> => ({
  listRankingBoards: async () => ok({ items: await boardsNow(context.db, context.clock.now()) }),
  async listRankingEntries({ query }) {
    const after = readCursor(query.cursor);
    if (!after.ok) return after;
    const filter = await judgedByDistricts(context.db, (districts) => filterOf(districts, query));
    if (!filter.ok) return filter;
    const size = sizeOf(after.value, OFFICE_PAGE_SIZE);
    const part = { ...filter.value, now: context.clock.now(), after: after.value };
    const rows = await rankedNames(context.db, part, size + 1);
    const { ranked, nextCursor } = rankedPage(after.value, rows, size);
    const items = ranked.map(({ item, rank, isEqual }) => {
      const { id, nickname, prefecture, district, score, amount } = item;
      return { cast: { id, nickname }, prefecture, district, rank, isEqual, score: score / 100, amount };
    });
    return ok({ items, nextCursor });
  },
  async listRankingExclusions({ query: { cursor, castId } }) {
    if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
    const rows = await exclusionsOf(context.db, { castId, afterId: cursor, limit: OFFICE_PAGE_SIZE + 1 });
    const now = context.clock.now();
    return ok(
      pageOf(
        rows,
        OFFICE_PAGE_SIZE,
        (row) => present(row, now),
        ({ id }) => id,
      ),
    );
  },
  async excludeFromRankings({ params: { accountId: castId }, body, operator }) {
    const made = await exclude(context, { castId, ...body, operator });
    if (!made.ok) return made;
    const [row] = await exclusionsOf(context.db, { id: made.value, limit: 1 });
    return ok(present(row!, context.clock.now()));
  },
  liftRankingExclusion: ({ params: { accountId: castId, exclusionId }, body, operator }) =>
    putBack(context, { castId, exclusionId, ...body, operator }),
});

function present(row: ExclusionRow, now: Date) {
  const { id, castId, nickname, liftedAt, liftedBy, liftedReason } = row;
  return {
    ...row,
    exclusionId: id,
    cast: { id: castId, nickname },
    state: exclusionState(row, now),
    lifted: liftedAt && { at: liftedAt, by: liftedBy ?? '', reason: liftedReason ?? '' },
  };
}
