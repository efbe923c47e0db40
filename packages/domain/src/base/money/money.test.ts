import { expect, test } from 'vitest';
import { checkPurchasePoints, taxOfTotalYen, yenForPoints } from './index.ts';

test.each([
  [500, 605],
  [501, 606],
  [10_000, 12_100],
  [33_333, 40_332],
  [1_000_000, 1_210_000],
])('%i points cost %i yen', (points, yen) => {
  expect(yenForPoints(points)).toBe(yen);
});

test('tax of a receipt over three purchases of 507 points is taken from the total', () => {
  const totalYen = 3 * yenForPoints(507);
  expect(totalYen).toBe(1839);
  expect(taxOfTotalYen(totalYen)).toBe(167);
});

test.each([
  [499, 'PURCHASE_TOO_SMALL'],
  [500, null],
  [1_000_000, null],
  [1_000_001, 'PURCHASE_TOO_LARGE'],
  [500.5, 'VALIDATION'],
  [Number.NaN, 'VALIDATION'],
])('a purchase of %d: %s', (points, code) => {
  const result = checkPurchasePoints(points);
  expect(result.ok ? null : result.error.code).toBe(code);
});
