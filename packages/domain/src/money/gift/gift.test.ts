import { expect, test } from 'vitest';
import { checkGift, GIFT_DAILY_CEILING_POINTS, GIFT_PAIR_CEILING_POINTS, type GiftFacts } from './index.ts';

const FACTS: GiftFacts = {
  offered: { points: 500 },
  isSamePerson: false,
  isCastReachable: true,
  isAgeChecked: true,
  isPaymentDue: false,
  sentTodayPoints: 0,
  sentToHerPoints: 0,
};

test.each<[string, Partial<GiftFacts>, string]>([
  ['as it was seen', {}, 'OK'],
  ['to oneself', { isSamePerson: true }, 'SAME_PERSON'],
  ['to a cast who takes none', { isCastReachable: false }, 'GIFT_CAST_NOT_AVAILABLE'],
  ['without an age check', { isAgeChecked: false }, 'CARD_REQUIRED'],
  ['while a payment is due', { isPaymentDue: true }, 'PAYMENT_DUE'],
  ['that was removed', { offered: null }, 'GIFT_CHANGED'],
  ['with another price', { offered: { points: 600 } }, 'GIFT_CHANGED'],
  ['up to the ceiling of a day', { sentTodayPoints: GIFT_DAILY_CEILING_POINTS - 500 }, 'OK'],
  ['over the ceiling', { sentTodayPoints: GIFT_DAILY_CEILING_POINTS - 499 }, 'GIFT_DAILY_LIMIT'],
  ['up to the ceiling of the two', { sentToHerPoints: GIFT_PAIR_CEILING_POINTS - 500 }, 'OK'],
  ['over the ceiling of the two', { sentToHerPoints: GIFT_PAIR_CEILING_POINTS - 499 }, 'GIFT_PAIR_LIMIT'],
])('a gift %s', (_, facts, expected) => {
  const result = checkGift({ points: 500 }, { ...FACTS, ...facts });
  expect(result.ok ? 'OK' : result.error.code).toBe(expected);
});
