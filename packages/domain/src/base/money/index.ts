import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { shareOf } from './rounding.ts';

/** For how many years books and what belongs to them are kept (Ordinance for Enforcement of the Corporation Tax Act, articles 59 and 67). */
const BOOKS_KEPT_YEARS = 7;
/** They count from the deadline of the return of the business year, which is at most so many months after what happened: a year, and three for the return. */
const RETURN_DUE_MONTHS = 15;
/** What tells of a payment is kept so long after it was told, in years and months at their longest (rules.md 13). */
export const BOOKS_KEPT_DAYS = BOOKS_KEPT_YEARS * 366 + RETURN_DUE_MONTHS * 31;

/** What was told of payments by this instant is no longer kept. */
export const booksBefore = (now: Date): Date => addMinutes(now, -BOOKS_KEPT_DAYS * DAY_MINUTES);

/** 1 point costs 1.21 yen, tax included; kept in hundredths to avoid fractions (specification 9). */
const YEN_PER_100_POINTS = 121;
/** The same, as sentences say it: nothing is reckoned with it. */
export const YEN_PER_POINT = YEN_PER_100_POINTS / 100;
/** At payoff 1 point is 1 yen (specification 9). */
export const PAYOFF_YEN_PER_POINT = 1;
/** Consumption tax contained in a total of 110 parts (rules.md 4, receipts). */
export const TAX_PERCENT = 10;
/** One purchase, free amount or package (specification 5 and 9). */
export const PURCHASE_MIN_POINTS = 500;
export const PURCHASE_MAX_POINTS = 1_000_000;

export { forDays, heightOf, percentIn, percentOf, shareOf, signed } from './rounding.ts';

export type PurchasePointsError = 'PURCHASE_TOO_SMALL' | 'PURCHASE_TOO_LARGE' | 'VALIDATION';

/** Yen to pay for points, tax included, rounded down (rules.md 4). */
export function yenForPoints(points: number): number {
  return shareOf(points, YEN_PER_100_POINTS, 100);
}

/** Yen that are paid out for points. */
export const payoffYen = (points: number): number => points * PAYOFF_YEN_PER_POINT;

/** What a card is charged: points that are bought, and their yen. */
export interface CardAmount {
  readonly points: number;
  readonly amountYen: number;
}

/**
 * What a card is charged when this many points are missing. Below the provider's minimum charge more points are bought than are missing:
 * the fewest that reach it (rules.md 4).
 */
export function cardAmountFor(missingPoints: number, smallestYen: number): CardAmount {
  const fewest = Math.ceil((smallestYen * 100) / YEN_PER_100_POINTS);
  const points = Math.max(missingPoints, fewest);
  return { points, amountYen: yenForPoints(points) };
}

/** The tax contained in a receipt's total, rounded down once per receipt (rules.md 4). */
export function taxOfTotalYen(totalYen: number): number {
  return shareOf(totalYen, TAX_PERCENT, 100 + TAX_PERCENT);
}

/** The number itself when it can be bought in one purchase; the failure names the field `points`. */
export function checkPurchasePoints(points: number): Result<number, PurchasePointsError> {
  if (!Number.isInteger(points)) return fail('VALIDATION', 'points');
  if (points < PURCHASE_MIN_POINTS) return fail('PURCHASE_TOO_SMALL', 'points');
  if (points > PURCHASE_MAX_POINTS) return fail('PURCHASE_TOO_LARGE', 'points');
  return ok(points);
}

/** A number as sentences write it: 1,000. */
export const grouped = (figure: number): string => figure.toLocaleString('ja-JP');

/** 「5,000P」 */
export const inPoints = (points: number): string => `${grouped(points)}P`;

/** 「6,050円」 */
export const inYen = (amountYen: number): string => `${grouped(amountYen)}円`;
