import { fail, ok, type Result } from '@yoimachi/domain/result';

/** Tiers of both sides (specification 4). */
export const ReviewTier = { GOOD: 'GOOD', KEEP: 'KEEP', BAD: 'BAD' } as const;
export type ReviewTier = (typeof ReviewTier)[keyof typeof ReviewTier];

/** The cast's second answer: would she take this guest again? */
export const TakeAgain = { OK: 'OK', NOT_OK: 'NOT_OK' } as const;
export type TakeAgain = (typeof TakeAgain)[keyof typeof TakeAgain];

/** Reviews are open for 7 × 24 hours from the finish (rules.md 6). */
export const REVIEW_WINDOW_HOURS = 7 * 24;
/** Points of a visible review in the score, and the number of reviews from which a score is shown (rules.md 6). */
export const TIER_SCORE = { GOOD: 5, KEEP: 3, BAD: 1 } as const;
export const SCORE_SHOWN_FROM_REVIEWS = 3;
export const REVIEW_COMMENT_MAX = 400;

export type ReviewError = 'REVIEW_NOT_OPEN' | 'REVIEW_ALREADY_SENT';

export interface ReviewFacts {
  /** Null while the meeting is not finished. */
  readonly finishedAt: Date | null;
  readonly ownReviewedAt: Date | null;
  readonly otherReviewedAt: Date | null;
}

export interface ReviewState {
  /** Null before the finish. */
  readonly closesAt: Date | null;
  readonly canReview: boolean;
  /** Both reviews are in, or the time is over: what was written is visible. */
  readonly visible: boolean;
}

/** The first instant at which a review is no longer possible. */
export function reviewClosesAt(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + REVIEW_WINDOW_HOURS * 3_600_000);
}

/** What one side may do and see at `now`. */
export function reviewState(facts: ReviewFacts, now: Date): ReviewState {
  if (facts.finishedAt === null) return { closesAt: null, canReview: false, visible: false };
  const closesAt = reviewClosesAt(facts.finishedAt);
  const over = now >= closesAt;
  return {
    closesAt,
    canReview: !over && now >= facts.finishedAt && facts.ownReviewedAt === null,
    visible: over || (facts.ownReviewedAt !== null && facts.otherReviewedAt !== null),
  };
}

/** Whether a review may be written now; otherwise why not. */
export function checkReview(facts: ReviewFacts, now: Date): Result<undefined, ReviewError> {
  if (facts.finishedAt === null) return fail('REVIEW_NOT_OPEN');
  if (facts.ownReviewedAt !== null) return fail('REVIEW_ALREADY_SENT');
  return reviewState(facts, now).canReview ? ok() : fail('REVIEW_NOT_OPEN');
}

/**
 * Score of a cast in hundredths of a point, rounded down, from her visible reviews; null while there are fewer than
 * three. A tier only assumed because nobody wrote is not a review and is not counted.
 */
export function scoreOf(counts: Readonly<Record<ReviewTier, number>>): {
  readonly reviewCount: number;
  readonly scoreHundredths: number | null;
} {
  const reviewCount = counts.GOOD + counts.KEEP + counts.BAD;
  const sum = counts.GOOD * TIER_SCORE.GOOD + counts.KEEP * TIER_SCORE.KEEP + counts.BAD * TIER_SCORE.BAD;
  const shown = reviewCount >= SCORE_SHOWN_FROM_REVIEWS;
  return { reviewCount, scoreHundredths: shown ? Math.floor((sum * 100) / reviewCount) : null };
}

/** '4.6' of 466 hundredths: one decimal, rounded down. */
export function formatScore(scoreHundredths: number): string {
  const tenths = Math.floor(scoreHundredths / 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** The score that is shown, of 5; null while there are too few reviews for one. */
export function shownScore(reviewCount: number, scoreHundredths: number): number | null {
  return reviewCount >= SCORE_SHOWN_FROM_REVIEWS ? Number(formatScore(scoreHundredths)) : null;
}
