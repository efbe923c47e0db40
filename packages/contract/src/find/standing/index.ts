import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';
import { RANKING_HELPS } from '@yoimachi/domain/ranking';

/** Where a cast stands among all, those of her prefecture, and those of her district; null where she has no place among the first hundred. */
export const currentRank = z.object({
  everywhere: z.nullable(z.int()),
  prefecture: z.nullable(z.int()),
  district: z.nullable(z.int()),
  /** Where her store is; null before she has one. */
  area: z.nullable(z.object({ prefecture: z.int(), district: z.string() })),
  /** To two decimals; null while her reviews of the last 90 days are too few. */
  score: z.nullable(z.number()),
  reviews: z.int(),
  reviewsNeeded: z.int(),
  freeDays: z.int(),
  helps: z.array(z.literal([...RANKING_HELPS])),
});
export type CurrentRank = z.output<typeof currentRank>;

export const standingRoutes = {
  getCurrentRank: route('GET', '/rankings/current-rank', 'cast', {
    summary: 'Her own rank by reviews, and what would help it.',
    answer: currentRank,
  }),
} as const;
