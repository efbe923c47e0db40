import type { ReviewTier } from '@yoimachi/domain/review';

/** What nobody said anything about (specification 4: default rating KEEP). */
export const DEFAULT_TIER: ReviewTier = 'KEEP';

/** A private tag begins as one's own last review of the counterpart, and stays as chosen once it was. */
export const tierOf = (chosen: ReviewTier | null, reviewed: ReviewTier | null): ReviewTier =>
  chosen ?? reviewed ?? DEFAULT_TIER;
