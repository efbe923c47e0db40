import * as z from 'zod/mini';
import { cursor, page, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { castCard, nextOpen } from '@yoimachi/contract/search';
import { RANKING_TABS } from '@yoimachi/domain/ranking';

export const rankingQuery = z.object({
  tab: z._default(z.literal([...RANKING_TABS]), 'RATED'),
  prefecture: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(47))),
  /** One of the prefecture's; on its own it implies the prefecture, except for a prefecture's rest. */
  district: z.optional(text(20)),
  genre: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  cursor: z.optional(cursor()),
});
export type RankingQuery = z.output<typeof rankingQuery>;

/** A cast in a ranking; nothing in it is an amount. */
export const rankedCast = z.object({
  ...castCard.shape,
  /** Who is equal has the same; the ranks after that are skipped. */
  rank: z.int(),
  isEqual: z.boolean(),
  /** It is the cast who asks. */
  isOwn: z.boolean(),
  /** What the ranking is ordered by, to two decimals. */
  score: z.number(),
  /** Reviews of the last 90 days, or free days of the coming week. */
  amount: z.int(),
  nextOpen: z.nullable(nextOpen),
});
export type RankedCast = z.output<typeof rankedCast>;

export const rankingRoutes = {
  listRanking: route('GET', '/rankings', 'member', {
    summary: 'A ranking of casts as one sees it, the first hundred, 20 a page.',
    query: rankingQuery,
    answer: page(rankedCast),
    errors: ['STORE_AREA_INVALID'],
  }),
} as const;
