import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { sumToShow, toldBy } from './use-shown-sum.ts';

const own = { points: 7500, minutes: 45 };
const newer = { points: 10_000, minutes: 60 };
const finish = { action: 'finish', own } as const;
const refused = new ApiError(409, 'SUM_CHANGED', '', newer);

test('a question shows its own sum, and after a refusal the one that the server told', () => {
  expect(sumToShow(toldBy(null, finish, null), finish)).toEqual(own);
  expect(sumToShow(toldBy(refused, finish, null), finish)).toEqual(newer);
});

test('what was told stays on the screen while the next press is under way, or got no answer', () => {
  const told = toldBy(refused, finish, null);
  expect(toldBy(null, finish, told)).toBe(told);
  expect(toldBy(new ApiError(0, 'ERR_NETWORK', ''), finish, told)).toBe(told);
  expect(toldBy(refused, { action: 'finish', own: newer }, told)).toBe(told);
});

test('it holds for that question only, and until the screen knows better', () => {
  const told = toldBy(refused, finish, null);
  expect(sumToShow(told, { action: 'cancel', own })).toEqual(own);
  const later = { points: 12_500, minutes: 75 };
  expect(sumToShow(told, { action: 'finish', own: later })).toEqual(later);
});

test('any other refusal tells no sum', () => {
  expect(toldBy(new ApiError(409, 'CONFLICT', ''), finish, null)).toBeNull();
});
