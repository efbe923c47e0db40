/** Codes of a call that takes a public text or a message. */
export const TEXT_ERRORS = ['TEXT_STOPPED', 'TEXT_STOPPED_CASH', 'TEXT_STOPPED_WORD'] as const;
