export { judgeText } from './judge-text.ts';
export { foldWord } from './fold.ts';
export {
  FORBIDDEN_WORD_MAX,
  FORBIDDEN_WORDS_MAX,
  PARTS_WITHIN_MINUTES,
  REPORTED_AFTER,
  REPORTED_AFTER_MAX,
  REPORTED_WITHIN_DAYS,
  REPORTED_WITHIN_DAYS_MAX,
  STOPS_COUNTED_MAX,
  STOPS_KEPT_DAYS,
} from './limits.ts';
export { mayEndNumber } from './parts.ts';
export { textRefusal } from './refusal.ts';
export {
  FIRST_TEXT_RULES,
  STOP_KINDS,
  TEXT_KINDS,
  TEXT_PLACES,
  type StopKind,
  type TextAction,
  type TextKind,
  type TextPlace,
  type TextRules,
  type TextStopCode,
  type TextVerdict,
} from './types.ts';
