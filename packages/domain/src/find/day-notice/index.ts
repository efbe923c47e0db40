/** Of so many casts a guest hears when they open days (docs/rules.md). */
export const DAY_NOTICES_MAX = 50;
/** What she opens within so many minutes of the first day is one notice. */
export const DAY_NOTICE_GATHER_MINUTES = 5;
