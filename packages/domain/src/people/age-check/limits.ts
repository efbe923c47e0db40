/** Readings that may fail; after them only the other way is left (rules.md 3). */
export const AGE_CHECK_TRIES = 3;
/** Pictures of one document, for an operator (specification 5: 'at most 2'). */
export const AGE_DOCUMENT_PHOTOS = 2;
/** An operator decides within two days (rules.md 3). */
export const AGE_ANSWER_MINUTES = 2 * 24 * 60;
/** Pictures of documents go so long after the decision (rules.md 3). */
export const AGE_FILES_KEPT_MINUTES = 72 * 60;
/** Operators hear of it so long before, and again when it is over. */
export const AGE_REMINDER_MINUTES = 12 * 60;
