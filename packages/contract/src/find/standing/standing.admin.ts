import * as z from 'zod/mini';
import { id, instant, listOf, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { HIGHEST_WEIGHT, RUN_CAUSES, RUN_STATES, WEIGHT_NAMES } from '@yoimachi/domain/standing';

const weight = () => z.int().check(z.minimum(0), z.maximum(HIGHEST_WEIGHT));

const placedCast = z.object({
  castId: id(),
  nickname: z.string(),
  prefecture: z.int(),
  district: z.string(),
  /** From 1 on; null: behind the first page, and not reckoned where exactly. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});

const standingRun = z.object({
  cause: z.literal([...RUN_CAUSES]),
  begunAt: instant(),
  /** Null while it is under way. */
  endedAt: z.nullable(instant()),
  /** Another one began before it was done. */
  isOvertaken: z.boolean(),
  castCount: z.int(),
  /** Null: the product itself, at night. */
  operatorName: z.nullable(z.string()),
});

/** What operators do with the order of recommendation. */
export const standingAdminRoutes = {
  listRecommendationWeights: route('GET', '/recommendation-weights', 'operator', {
    summary: 'What the order of recommendation weighs, and how much.',
    answer: z.object({
      items: listOf({ kind: z.literal([...WEIGHT_NAMES]), weight: z.int() }),
    }),
  }),
  editRecommendationWeight: route('PUT', '/recommendation-weights/:kind', 'operator', {
    summary: 'Changes what something weighs in the order of recommendation; every place is reckoned again.',
    params: z.object({ kind: z.literal([...WEIGHT_NAMES]) }),
    body: z.object({ weight: weight() }),
  }),
  previewWeights: route('POST', '/recommendation-weights/preview', 'operator', {
    summary: 'The first page of the search as it is and as other weights would make it; nothing is changed.',
    body: z.object({
      weights: z.object({
        FREE_DAYS: weight(),
        REVIEWS: weight(),
        ANSWER_RATE: weight(),
        ANSWER_TIME: weight(),
        FRESHNESS: weight(),
        COMPLETENESS: weight(),
      }),
      /** Missing: the whole country. */
      prefecture: z.optional(z.int().check(z.minimum(1), z.maximum(47))),
      /** One of the prefecture's; on its own it implies the prefecture, except for a prefecture's rest. */
      district: z.optional(text(20)),
    }),
    answer: z.object({
      before: z.array(placedCast),
      after: z.array(placedCast),
      /** How many casts were looked at. */
      castCount: z.int(),
      /** Nobody who was not looked at could stand on either page. */
      isCertain: z.boolean(),
    }),
    errors: ['STORE_AREA_INVALID'],
  }),
  showRankingRun: route('GET', '/ranking-runs', 'operator', {
    summary: 'How the last run of places and rankings went, and those before it.',
    answer: z.object({
      state: z.literal([...RUN_STATES]),
      /** Of the nightly routine, as long as it is tried again or was given up. */
      failure: z.nullable(
        z.object({ at: instant(), reason: z.nullable(z.string()), isGivenUp: z.boolean() }),
      ),
      /** Casts whose place is still to be reckoned. */
      waiting: z.int(),
      /** The newest first. */
      runs: z.array(standingRun),
    }),
  }),
  rankNow: route('POST', '/ranking-runs', 'operator', {
    summary: 'Reckons the place of every cast again; it answers before that has ended.',
    answer: z.object({ castCount: z.int() }),
    errors: ['RANKING_UNDER_WAY'],
  }),
} as const;
