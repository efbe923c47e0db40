/** So many searches a guest keeps (docs/rules.md). */
export const SAVED_SEARCHES_MAX = 5;
/** Longest name of one. */
export const SEARCH_NAME_MAX = 30;
/** One that finds more than this does not tell of single casts: there is always somebody. */
export const TOLD_CASTS_MAX = 100;
