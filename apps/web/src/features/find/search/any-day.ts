/** Stands in for a day when none is asked for. */
export const ANY_DAY = 'any';
