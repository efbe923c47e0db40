/** As if everybody began with so many reviews of this score: a single GOOD is no 5.0 (issue of the rankings: mean 3.5, weight 5). */
export const PRIOR_MEAN = 3.5;
export const PRIOR_REVIEWS = 5;

/**
 * The score of reviews with the prior in it, in hundredths of a point, to the nearest.
 *
 * @param scores of all of them together, GOOD 5, KEEP 3, BAD 1.
 */
export const adjustedScore = (reviews: number, scores: number): number =>
  Math.round((100 * (PRIOR_MEAN * PRIOR_REVIEWS + scores)) / (PRIOR_REVIEWS + reviews));
