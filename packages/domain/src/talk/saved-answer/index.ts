export {
  fillAnswer,
  SAVED_ANSWER_TITLE_MAX,
  SAVED_ANSWER_USES,
  SAVED_ANSWER_VARIABLES,
  SAVED_ANSWERS_PER_USE,
  savedAnswerProblems,
  type AnswerValues,
  type SavedAnswerForm,
  type SavedAnswerProblem,
  type SavedAnswerUse,
} from './saved-answer.ts';
