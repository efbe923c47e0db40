export { checkWording, WORDING_MAX, WORDING_TITLE_MAX, type Wording, type WordingError } from './check.ts';
export { fillSentence } from './fill.ts';
export {
  defaultSentence,
  hasValues,
  noticeOf,
  sampleNotice,
  type Notice,
  type NoticeValues,
} from './notice.ts';
export { variableFault, type VariableFault } from './variable-fault.ts';
export { SAMPLE_VALUES } from './variables.ja.ts';
