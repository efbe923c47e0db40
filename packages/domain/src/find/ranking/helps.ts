import { SCORE_SHOWN_FROM_REVIEWS } from '@yoimachi/domain/review';

/** What would help a cast to stand further up, in the order in which it does. */
export const RANKING_HELPS = ['BE_LISTED', 'MORE_REVIEWS', 'OPEN_DAYS', 'ANSWER', 'PROFILE'] as const;
export type RankingHelp = (typeof RANKING_HELPS)[number];

export interface OwnFacts {
  readonly isListed: boolean;
  readonly recentReviews: number;
  readonly freeDays: number;
  readonly unanswered: number;
  readonly gaps: number;
}

/** More free days in a week are not asked of anybody. */
export const FREE_DAYS_WANTED = 3;

export function ownHelps(facts: OwnFacts): RankingHelp[] {
  const helps: Readonly<Record<RankingHelp, boolean>> = {
    BE_LISTED: !facts.isListed,
    MORE_REVIEWS: facts.recentReviews < SCORE_SHOWN_FROM_REVIEWS,
    OPEN_DAYS: facts.freeDays < FREE_DAYS_WANTED,
    ANSWER: facts.unanswered > 0,
    PROFILE: facts.gaps > 0,
  };
  return RANKING_HELPS.filter((help) => helps[help]);
}
