export { anyDetails } from './any-details.ts';
export {
  AGE_MAX,
  AGE_MIN,
  CHOICES_MAX,
  cleanFilter,
  type FilterCode,
  NEW_FACE_DAYS,
  REVIEW_MAX,
  REVIEW_MIN,
  TOGETHER_MAX,
  TOGETHER_MIN,
} from './rules.ts';
export { type CastFilter, checkFilter, type Range } from './filter.ts';
export { CONDITION_NAMES, CONDITIONS, type Condition, conditionsOf, withoutCondition } from './conditions.ts';
export { ANY_DAY, type FilterField, type FilterWords, listOf, ON, without, WORDS_MAX } from './words.ts';
