/** The longest note of the staff about a member. */
export const NOTE_MAX = 1000;

/** No limit that an owner sets is above this. */
export const GOODWILL_MOST_A_DAY = 100_000;

/** Points that an operator can still give today, alone. */
export const leftOfGoodwill = (limitPoints: number, givenPoints: number): number =>
  Math.max(0, limitPoints - givenPoints);
