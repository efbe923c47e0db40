import { SCORE_SHOWN_FROM_REVIEWS, TIER_SCORE } from '@yoimachi/domain/review';
import { PROFILE_GAPS } from '@yoimachi/domain/profile';
import { DAY_MS, dayOf } from '@yoimachi/domain/time';
import { answerRate, type CastFacts, freeDays } from './facts.ts';
import { adjustedScore } from './score.ts';

/** What the order of recommendation weighs. Sales, gifts and prices are no part of it. */
export const WEIGHT_NAMES = [
  'FREE_DAYS',
  'REVIEWS',
  'ANSWER_RATE',
  'ANSWER_TIME',
  'FRESHNESS',
  'COMPLETENESS',
] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];
export type RecommendationWeights = Readonly<Record<WeightName, number>>;
export const HIGHEST_WEIGHT = 100;

/** Until an operator changes them. */
export const DEFAULT_WEIGHTS: RecommendationWeights = {
  FREE_DAYS: 30,
  REVIEWS: 30,
  ANSWER_RATE: 15,
  ANSWER_TIME: 5,
  FRESHNESS: 10,
  COMPLETENESS: 10,
};

/** More free days than this do not help further: she need not offer every evening. */
const ENOUGH_FREE_DAYS = 3;
/** An answer within the hour is as good as one at once; after a day it is too late to help. */
const QUICK_MINUTES = 60;
const SLOW_MINUTES = 24 * 60;
/** Nothing heard of her for so long is nothing fresh any more. */
const STALE_DAYS = 30;

/** How much of each she has, 0 to 1. */
export function recommendationShares(facts: CastFacts, now: Date): RecommendationWeights {
  const { answers, reviews, reviewPoints, freshAt, gaps } = facts;
  const isScored = reviews >= SCORE_SHOWN_FROM_REVIEWS;
  const score = adjustedScore(isScored ? reviews : 0, isScored ? reviewPoints : 0) / 100;
  const slowness = (answers.meanMinutes - QUICK_MINUTES) / (SLOW_MINUTES - QUICK_MINUTES);
  return {
    FREE_DAYS: within(freeDays(facts.days, dayOf(now)) / ENOUGH_FREE_DAYS),
    REVIEWS: within((score - TIER_SCORE.BAD) / (TIER_SCORE.GOOD - TIER_SCORE.BAD)),
    ANSWER_RATE: within(answerRate(answers)),
    ANSWER_TIME: answers.answered === 0 ? 0.5 : within(1 - slowness),
    FRESHNESS: within(1 - (now.getTime() - freshAt.getTime()) / (STALE_DAYS * DAY_MS)),
    COMPLETENESS: within(1 - gaps / PROFILE_GAPS.length),
  };
}

/** How well she can be recommended, 0 to 1000: the weighted mean of the shares; with no weight at all everybody is equal. */
export function recommendationOf(facts: CastFacts, weights: RecommendationWeights, now: Date): number {
  const shares = recommendationShares(facts, now);
  const total = WEIGHT_NAMES.reduce((sum, name) => sum + weights[name], 0);
  if (total === 0) return 0;
  const sum = WEIGHT_NAMES.reduce((reached, name) => reached + weights[name] * shares[name], 0);
  return Math.floor((1000 * sum) / total);
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
