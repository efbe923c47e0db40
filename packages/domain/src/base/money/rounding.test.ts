import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf, percentIn, percentOf, shareOf } from './index.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 });

test.each([
  [30_002, 50, 15_001],
  [30_003, 50, 15_001],
  [999, 25, 249],
  [10_000, 0, 0],
  [7, 100, 7],
])('of %i, %i percent are %i', (amount, percent, part) => {
  expect(percentOf(amount, percent)).toBe(part);
});

test('shares are whole, never more than their part, and all of it to the whole', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000), (amount, whole, asked) => {
      const part = Math.min(asked, whole);
      const share = shareOf(amount, part, whole);
      expect(Number.isInteger(share)).toBe(true);
      expect(share * whole).toBeLessThanOrEqual(amount * part);
      expect((share + 1) * whole).toBeGreaterThan(amount * part);
      expect(shareOf(amount, whole, whole)).toBe(amount);
    }),
  );
});

test('the percent of a part gives the part again where it was one', () => {
  expect(percentIn(249, 999)).toBe(25);
  expect(percentIn(1, 3)).toBe(34);
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (whole, percent) => {
        expect(percentIn(percentOf(whole, percent), whole)).toBe(percent);
      },
    ),
  );
});

test('a height has fractions', () => {
  expect(heightOf(1, 4)).toBe(0.25);
});
