export {
  fillAnswer,
  SAVED_ANSWER_TITLE_MAX,
  SAVED_ANSWER_VARIABLES,
  SAVED_ANSWERS_PER_USE,
  savedAnswerProblems,
  type AnswerValues,
  type SavedAnswerForm,
  type SavedAnswerProblem,
} from './saved-answer.ts';
export { SAVED_ANSWER_USES, type SavedAnswerUse } from './uses.ts';
