/** Words of the operators (rules.md 10). */
export const FORBIDDEN_WORD_MAX = 40;
export const FORBIDDEN_WORDS_MAX = 500;
/** So many stopped texts of a kind within so many days are reported, until operators change it. */
export const REPORTED_AFTER = 5;
export const REPORTED_WITHIN_DAYS = 7;
/** More than these of a kind within those days are not counted: a flood is known to be one. */
export const STOPS_COUNTED_MAX = 200;
/** How long the counts are kept. */
export const STOPS_KEPT_DAYS = 90;
/** What somebody wrote within so many minutes may be a part of the same number; a first value. */
export const PARTS_WITHIN_MINUTES = 10;

/** What operators may set for that: so many texts, within so many days, at the most. */
export const REPORTED_AFTER_MAX = 100;
export const REPORTED_WITHIN_DAYS_MAX = 90;
