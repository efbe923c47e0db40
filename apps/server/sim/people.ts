import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { TEST_START } from '../src/test-support/index.ts';
import { CASTS, type Deed, type SimPerson } from './step.ts';

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
/** What a guest buys who comes back. */
export const POINTS_OF_RETURN = 30_000;

/** Who does a step, where that is said in it. */
export function actorsOf(step: Deed): readonly SimPerson[] {
  switch (step.kind) {
    case 'buy':
    case 'card':
    case 'gift':
    case 'favorite':
    case 'request':
      return [{ role: 'guest', index: step.guest }];
    case 'pause':
    case 'schedule':
    case 'store':
      return [{ role: 'cast', index: step.cast }];
    case 'message':
      return [{ role: step.by, index: step.by === 'guest' ? step.guest : step.cast }];
    case 'leave':
      return [step.person];
    default:
      return [];
  }
}
