import { SAVED_ANSWER_USES, type SavedAnswerUse } from '@yoimachi/domain/saved-answer';

/** By what the list is narrowed, as it stands in the address. */
export interface SavedAnswersSearch {
  readonly usedFor?: SavedAnswerUse;
}

/** What of an address means something; the rest leaves it. */
export function savedAnswersSearch(search: Record<string, unknown>): SavedAnswersSearch {
  const usedFor = SAVED_ANSWER_USES.find((one) => one === search['usedFor']);
  return usedFor ? { usedFor } : {};
}
