/** Where a saved answer is offered. */
export const SAVED_ANSWER_USES = ['INQUIRY', 'REMOVAL'] as const;
export type SavedAnswerUse = (typeof SAVED_ANSWER_USES)[number];
