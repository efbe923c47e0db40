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
export { bestPlace, orderBy, type Placed, PREVIEW_LENGTH, PREVIEW_MOST } from './preview.ts';
export { RUN_CAUSES, RUN_LATE_MINUTES, RUN_STATES, type RunCause, type RunState, runState } from './run.ts';
export { PLACES_OF_EQUALS, placeOf, turnOf } from './place.ts';
export { PRIOR_MEAN, PRIOR_REVIEWS, adjustedScore } from './score.ts';
