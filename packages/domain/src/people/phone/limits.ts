/** A number that was not proved by a code for so long is asked for again (rules.md 2). */
export const PHONE_CHECK_DAYS = 90;
