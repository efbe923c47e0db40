import * as z from 'zod/mini';
import { id, listOf } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { castCard } from '@yoimachi/contract/search';

/** What keeps this guest from asking anybody at all. */
export const REQUEST_OBSTACLES = ['PHONE', 'PAYMENT_DUE', 'AGE_CHECK'] as const;
export type RequestObstacle = (typeof REQUEST_OBSTACLES)[number];

/** What stands beside a cast's profile, and is not needed to show it. */
export const castBeside = z.object({
  /** The most serious; null where nothing does. */
  obstacle: z.nullable(z.literal([...REQUEST_OBSTACLES])),
  /** How her visible reviews are spread; null while there are fewer than three. */
  reviews: z.nullable(z.object({ good: z.int(), keep: z.int(), bad: z.int() })),
  /** What she was given, most often first, without amounts. */
  gifts: listOf({ name: z.string(), picture: z.string(), count: z.int() }),
  /** Others near by, of the same genre and a like price before the rest. */
  similar: z.array(castCard),
});
export type CastBeside = z.output<typeof castBeside>;

export const besideRoutes = {
  getCastBeside: route('GET', '/casts/:castId/beside', 'guest', {
    summary:
      "What stands beside a cast's profile: reviews, gifts, similar casts, and what keeps one from asking her.",
    params: z.object({ castId: id() }),
    answer: castBeside,
    errors: ['NOT_FOUND'],
  }),
} as const;
