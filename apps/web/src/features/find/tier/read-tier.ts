import { ReviewTier } from '@yoimachi/domain/review';

/** The tag that an address names. */
export const readTier = (value: unknown): ReviewTier | undefined =>
  Object.values(ReviewTier).find((tier) => tier === value);
