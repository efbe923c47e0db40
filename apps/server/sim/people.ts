import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { TEST_START } from '../src/test-support/index.ts';
import { CASTS } from './step.ts';

/** The days on which the casts work, from the first of a world. */
export const DAYS: readonly Day[] = Array.from({ length: 150 }, (_, index) =>
  addDays(dayOf(new Date(TEST_START)), index),
);
/** Every cast's evening, every day. */
export const SCHEDULE = { fromMinute: 17 * 60, toMinute: 20 * 60 + 30, workMinute: 21 * 60 };
/** Each cast has a different price, one that does not divide evenly. */
export const pricesOf = (cast: number) => ({
  price30: 4000 + 700 * cast,
  price15: Math.min(3750, 2050 + 350 * cast),
});
export const stageOf = (cast: number) => cast % FIRST_STAGE_FEES.length;
export const FEE_PERCENTS: readonly number[] = Array.from(
  { length: CASTS },
  (_, cast) => FIRST_STAGE_FEES[stageOf(cast)]!,
);
/** Works in a different store from all the others. */
export const OTHER_STORE = CASTS - 1;
/** Does not come alone to several guests. */
export const SHY_CAST = 1;
export const FIRST_PURCHASE_POINTS = 500;
