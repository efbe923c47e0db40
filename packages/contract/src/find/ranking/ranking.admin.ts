import * as z from 'zod/mini';
import { cursor, day, id, instant, listOf, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { EXCLUSION_REASON_MAX, EXCLUSION_STATES, RANKING_TABS } from '@yoimachi/domain/ranking';
import { rankingQuery } from './index.ts';

const cast = z.object({ id: id(), nickname: z.string() });
const tab = () => z.literal([...RANKING_TABS]);

const exclusion = z.object({
  exclusionId: id(),
  cast,
  state: z.literal([...EXCLUSION_STATES]),
  reason: z.string(),
  from: instant(),
  /** Null: until she is put back. */
  until: z.nullable(instant()),
  at: instant(),
  by: z.string(),
  lifted: z.nullable(z.object({ at: instant(), by: z.string(), reason: z.string() })),
});
export type RankingExclusion = z.output<typeof exclusion>;

/** What operators see of rankings, and whom they take out of them. */
export const rankingAdminRoutes = {
  listRankingBoards: route('GET', '/ranking-boards', 'operator', {
    summary: 'The rankings of districts, and how many casts stand in each.',
    answer: z.object({
      items: listOf({ tab: tab(), prefecture: z.int(), district: z.string(), castCount: z.int() }),
    }),
  }),
  listRankingEntries: route('GET', '/ranking-entries', 'operator', {
    summary: 'A ranking as a guest sees it from whom nobody is hidden, page by page.',
    query: z.object({ ...rankingQuery.shape, cursor: z.optional(cursor()) }),
    answer: page(
      z.object({
        cast,
        prefecture: z.int(),
        district: z.string(),
        rank: z.int(),
        isEqual: z.boolean(),
        /** To two decimals. */
        score: z.number(),
        /** Reviews of the last 90 days, or free days of the coming week. */
        amount: z.int(),
      }),
    ),
    errors: ['STORE_AREA_INVALID'],
  }),
  listRankingExclusions: route('GET', '/ranking-exclusions', 'operator', {
    summary: 'Who was taken out of the rankings, why, by whom and until when, the newest first.',
    query: z.object({ ...pageQuery, castId: z.optional(id()) }),
    answer: page(exclusion),
  }),
  excludeFromRankings: route('POST', '/members/:accountId/ranking-exclusions', 'operator', {
    summary: 'Takes a cast out of the rankings: for a time, or until she is put back. Nobody is told.',
    params: z.object({ accountId: id() }),
    body: z.object({
      reason: text(EXCLUSION_REASON_MAX),
      /** The first day without her; null: at once. */
      fromDay: z.nullable(day()),
      /** The last one; null: until she is put back. */
      untilDay: z.nullable(day()),
    }),
    answer: exclusion,
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'RANKING_EXCLUDED'],
  }),
  liftRankingExclusion: route(
    'POST',
    '/members/:accountId/ranking-exclusions/:exclusionId/lift',
    'operator',
    {
      summary: 'Puts a cast back into the rankings, at once.',
      params: z.object({ accountId: id(), exclusionId: id() }),
      body: z.object({ reason: text(EXCLUSION_REASON_MAX) }),
      errors: ['NOT_FOUND', 'REASON_REQUIRED', 'RANKING_EXCLUSION_OVER'],
    },
  ),
} as const;
