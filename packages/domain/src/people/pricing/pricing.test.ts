import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPrices, defaultPrice15, extensionPoints, price15Range, quote } from './index.ts';

const FIVE = { price30: 5000, price15: 2500 };

test.each([
  [45, 7500],
  [75, 12_500],
  [90, 15_000],
  [105, 17_500],
  [0, 0],
])('%i minutes at 5,000 P cost %i P', (minutes, points) => {
  expect(quote(FIVE, minutes)).toBe(points);
});

test('an extension costs the difference of the two lengths', () => {
  expect(quote(FIVE, 90) + extensionPoints(FIVE, 90, 105)).toBe(17_500);
  expect(extensionPoints({ price30: 5000, price15: 3000 }, 75, 90)).toBe(2000);
});

test('only quarters of an hour are billed', () => {
  expect(() => quote(FIVE, 50)).toThrow();
});

test.each([
  [{ price30: 2000, price15: 1000 }, []],
  [{ price30: 7500, price15: 3750 }, []],
  [{ price30: 1900, price15: 1000 }, ['PRICE_RANGE']],
  [{ price30: 7600, price15: 3750 }, ['PRICE_RANGE', 'PRICE15_RANGE']],
  [{ price30: 2050, price15: 1050 }, ['PRICE_STEP']],
  [{ price30: 5000, price15: 2450 }, ['PRICE15_RANGE']],
  [{ price30: 3000, price15: 3050 }, ['PRICE15_RANGE']],
  [{ price30: 5000, price15: 2510 }, ['PRICE15_STEP']],
  [{ price30: Number.NaN, price15: 2500 }, ['PRICE_RANGE', 'PRICE15_RANGE']],
])('%o: %o', (prices, codes) => {
  expect(checkPrices(prices).map(({ code }) => code)).toEqual(codes);
});

test('longer never costs less, at any allowed pair of prices; the default is allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 75 }), fc.nat(100), fc.nat(40), (hundreds, choice, quarters) => {
      const price30 = hundreds * 100;
      const { min, max } = price15Range(price30);
      const price15 = min + (choice % ((max - min) / 50 + 1)) * 50;
      expect(checkPrices({ price30, price15 })).toEqual([]);
      expect(checkPrices({ price30, price15: defaultPrice15(price30) })).toEqual([]);
      expect(extensionPoints({ price30, price15 }, quarters * 15, quarters * 15 + 15)).toBeGreaterThanOrEqual(
        0,
      );
    }),
  );
});
