import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  checkRedemption,
  isCouponCode,
  normalizeCouponCode,
  readCouponCode,
  type CouponFacts,
  type CouponTerms,
} from './index.ts';

const START = new Date('2026-11-21T00:00:00+09:00');
const END = new Date('2026-11-30T23:59:59.999+09:00');
const NOON = new Date('2026-11-25T12:00:00+09:00');
const TERMS: CouponTerms = {
  startsAt: START,
  endsAt: END,
  endedAt: null,
  totalLimit: null,
  redeemedCount: 0,
  eligibility: 'ALL',
};
const FACTS: CouponFacts = { hasRedeemed: false, hasPurchased: false, isNamed: false };

const answer = (terms: Partial<CouponTerms>, facts: Partial<CouponFacts> = {}, now = NOON) => {
  const result = checkRedemption({ ...TERMS, ...terms }, { ...FACTS, ...facts }, now);
  return result.ok ? 'OK' : result.error.code;
};

describe('redeeming a coupon', () => {
  test.each([
    ['before its start', new Date(START.getTime() - 1), 'NOT_AVAILABLE'],
    ['at its start', START, 'OK'],
    ['at its last moment', END, 'OK'],
    ['after its last moment', new Date(END.getTime() + 1), 'NOT_AVAILABLE'],
  ])('%s', (_, now, expected) => {
    expect(answer({}, {}, now)).toBe(expected);
  });

  test.each<[string, Partial<CouponTerms>, Partial<CouponFacts>, string]>([
    ['ended by an operator', { endedAt: NOON }, {}, 'NOT_AVAILABLE'],
    ['ended later', { endedAt: END }, {}, 'OK'],
    ['one of two taken', { totalLimit: 2, redeemedCount: 1 }, {}, 'OK'],
    ['both taken', { totalLimit: 2, redeemedCount: 2 }, {}, 'COUPON_EXCEED_LIMIT'],
    ['had it', {}, { hasRedeemed: true }, 'COUPON_ALREADY_USED'],
    ['had it, and it is over', { endedAt: START }, { hasRedeemed: true }, 'COUPON_ALREADY_USED'],
    ['not named', { eligibility: 'NAMED' }, {}, 'COUPON_GUEST_NOT_ELIGIBLE'],
    ['named', { eligibility: 'NAMED' }, { isNamed: true }, 'OK'],
    ['before the first purchase', { eligibility: 'FIRST_PURCHASE' }, {}, 'OK'],
    ['after it', { eligibility: 'FIRST_PURCHASE' }, { hasPurchased: true }, 'COUPON_GUEST_NOT_ELIGIBLE'],
  ])('%s', (_, terms, facts, expected) => {
    expect(answer(terms, facts)).toBe(expected);
  });
});

describe('a code', () => {
  it.each([
    ['　ｙｏｉ２０２６ ', 'YOI2026'],
    ['yoi2026', 'YOI2026'],
    ['①②③', '123'],
  ])('%s is %s', (typed, code) => {
    expect(normalizeCouponCode(typed)).toBe(code);
  });

  it.each([
    'YOIM ACHI',
    'YOIM-ACHI',
    '「YOIMACHI」',
    'yoimachi。',
    'クーポンコード：ＹＯＩＭＡＣＨＩ',
    'YOIMACHI\u200B',
  ])('is found in %s', (typed) => {
    expect(readCouponCode(typed)).toBe('YOIMACHI');
  });

  it('is the same when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const code = normalizeCouponCode(typed);
        if (isCouponCode(code)) expect(normalizeCouponCode(code)).toBe(code);
      }),
    );
  });
});
