/*
 * Points and yen are whole. Whoever multiplies or divides them says by the name of a function below what becomes of the rest; nothing else
 * does (`tools/check/money.ts`).
 */

/** So many percent of points or yen, rounded down (rules.md 4). */
export const percentOf = (amount: number, percent: number): number => shareOf(amount, percent, 100);

/** What of points or yen falls to a part of a whole, rounded down: all of it to the whole. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  Math.floor((amount * part) / whole);

/** How many percent of a whole a part is, rounded up. */
export const percentIn = (part: number, whole: number): number => Math.ceil((part * 100) / whole);

/** Yen of so many days, each of which has as many. */
export const forDays = (yenADay: number, days: number): number => yenADay * days;

/** Points that were gained (1), lost (−1) or neither (0). */
export const signed = (points: number, sign: -1 | 0 | 1): number => sign * points;

/** How high something is drawn beside the highest, from 0 to 1. No amount: it has fractions. */
export const heightOf = (amount: number, highest: number): number => amount / highest;
