import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';
import {
  adjustedScore,
  answerRate,
  type CastFacts,
  FREE_DAYS_WITHIN,
  freeDays,
} from '@yoimachi/domain/standing';
import { DAY_MS, dayOf } from '@yoimachi/domain/time';

export { type Area, areaOf } from './area.ts';
export {
  EXCLUSION_DAYS_MAX,
  EXCLUSION_REASON_MAX,
  EXCLUSION_STATES,
  type ExclusionDays,
  type ExclusionState,
  exclusionState,
  type ExclusionTerm,
  exclusionTerm,
  isExclusionOpen,
} from './exclusion.ts';
export { FREE_DAYS_WANTED, type OwnFacts, ownHelps, RANKING_HELPS, type RankingHelp } from './helps.ts';
export { type Ranked, ranksFrom, type RankedSoFar } from './ranks.ts';

/** Well rated, new, and easily met (domain.md 4.16). */
export const RANKING_TABS = ['RATED', 'NEW', 'OPEN'] as const;
export type RankingTab = (typeof RANKING_TABS)[number];

/** A ranking ends here: below, places say nothing. */
export const RANKING_LENGTH = 100;
/** She is new for so long. */
export const NEW_DAYS = 90;

/** Where somebody stands in a ranking: what it is ordered by, and what of it is told. */
export interface Standing {
  readonly tab: RankingTab;
  /** In hundredths. */
  readonly score: number;
  /** Reviews of the last 90 days, or free days of the week. */
  readonly amount: number;
}

/** The rankings in which she has a place now. */
export function standingsOf(facts: CastFacts, now: Date): Standing[] {
  const { recentReviews, recentPoints, registeredAt } = facts;
  const days = freeDays(facts.days, dayOf(now));
  const isNew = now.getTime() - registeredAt.getTime() < NEW_DAYS * DAY_MS;
  const rated = { score: adjustedScore(recentReviews, recentPoints), amount: recentReviews };
  return [
    ...(recentReviews >= SCORE_SHOWN_FROM_REVIEWS ? [{ tab: 'RATED', ...rated } as const] : []),
    ...(recentReviews >= SCORE_SHOWN_FROM_REVIEWS && isNew ? [{ tab: 'NEW', ...rated } as const] : []),
    ...(days > 0
      ? [{ tab: 'OPEN', score: easeOf(days, answerRate(facts.answers)), amount: days } as const]
      : []),
  ];
}

/** Free days count for most of it, and that she answers for the rest. */
const DAYS_SHARE = 0.6;

/** How easily she is met, in hundredths of 5 points. */
const easeOf = (days: number, rate: number): number =>
  Math.round(500 * (DAYS_SHARE * Math.min(1, days / FREE_DAYS_WITHIN) + (1 - DAYS_SHARE) * rate));
