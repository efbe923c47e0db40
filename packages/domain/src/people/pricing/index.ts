import type { Failure } from '@yoimachi/domain/result';

/** What is billed: whole units, and a half of one that remains (rules.md 4). */
export const UNIT_MINUTES = 30;
export const HALF_UNIT_MINUTES = 15;
/** Points per 30 minutes (specification 5; steps of 100: rules.md 4). */
export const PRICE_30_MIN = 2000;
export const PRICE_30_MAX = 7500;
export const PRICE_30_STEP = 100;
/** Points for a remaining quarter of an hour (rules.md 4). */
export const PRICE_15_MIN = 1000;
export const PRICE_15_MAX = 3750;
export const PRICE_15_STEP = 50;

export interface Prices {
  /** Points for 30 minutes. */
  readonly price30: number;
  /** Points for a remaining 15 minutes. */
  readonly price15: number;
}

export type PriceError = 'PRICE_RANGE' | 'PRICE_STEP' | 'PRICE15_RANGE' | 'PRICE15_STEP';

/** Half of the 30-minute price, unless the cast edits it. */
export function defaultPrice15(price30: number): number {
  return Math.floor(price30 / 2);
}

/** The 15-minute prices valid with a 30-minute price: from half to all of it, so that longer never costs less. */
export function price15Range(price30: number): { readonly min: number; readonly max: number } {
  const half = Math.ceil(price30 / 2 / PRICE_15_STEP) * PRICE_15_STEP;
  return { min: Math.max(PRICE_15_MIN, half), max: Math.min(PRICE_15_MAX, price30) };
}

/** Everything wrong with a pair of prices; empty if nothing is. */
export function checkPrices({ price30, price15 }: Prices): Failure<PriceError>[] {
  const failures: Failure<PriceError>[] = [];
  if (!(price30 >= PRICE_30_MIN && price30 <= PRICE_30_MAX)) {
    failures.push({ code: 'PRICE_RANGE', field: 'price30' });
  } else if (price30 % PRICE_30_STEP !== 0) {
    failures.push({ code: 'PRICE_STEP', field: 'price30' });
  }
  const { min, max } = price15Range(price30);
  if (!(price15 >= min && price15 <= max)) {
    failures.push({ code: 'PRICE15_RANGE', field: 'price15', details: { min, max } });
  } else if (price15 % PRICE_15_STEP !== 0) {
    failures.push({ code: 'PRICE15_STEP', field: 'price15' });
  }
  return failures;
}

/** Points for a session: whole 30-minute units plus a remaining 15 (rules.md 4). `minutes` is a multiple of 15. */
export function quote({ price30, price15 }: Prices, minutes: number): number {
  if (minutes < 0 || minutes % HALF_UNIT_MINUTES !== 0)
    throw new Error(`A session is billed in quarters of an hour: ${minutes}`);
  const rest = minutes % UNIT_MINUTES;
  return Math.floor(minutes / UNIT_MINUTES) * price30 + (rest === HALF_UNIT_MINUTES ? price15 : 0);
}

/** What a longer session adds: price(new length) − price(old length) (rules.md 4). */
export function extensionPoints(prices: Prices, oldMinutes: number, newMinutes: number): number {
  return quote(prices, newMinutes) - quote(prices, oldMinutes);
}
