export {
  type AnswerFacts,
  type CastFacts,
  type FreeDay,
  FREE_DAYS_WITHIN,
  RECENT_DAYS,
  answerRate,
  firstFree,
  freeDays,
} from './facts.ts';
export {
  DEFAULT_WEIGHTS,
  HIGHEST_WEIGHT,
  type RecommendationWeights,
  WEIGHT_NAMES,
  type WeightName,
  recommendationOf,
  recommendationShares,
} from './recommendation.ts';
export { PLACES_OF_EQUALS, placeOf, turnOf } from './place.ts';
export { PRIOR_MEAN, PRIOR_REVIEWS, adjustedScore } from './score.ts';
