export { act, type Act } from './act.ts';
export { ActButton, InlineAct, OpenAct, rowActs } from './act-button.tsx';
export type { At, Field, TypedIn } from './field.ts';
export {
  check,
  choice,
  choiceOrNone,
  count,
  countOrNone,
  day,
  few,
  line,
  lines,
  ownReason,
  readReason,
  reasonOf,
} from './fields.ts';
