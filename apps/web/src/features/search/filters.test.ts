import { expect, test } from 'vitest';
import { changeFilters, chosenDay, countFilters, queryOf, readFilters } from './filters.ts';

const TODAY = '2026-11-21';

test('an address is read, and what is no condition is dropped', () => {
  expect(
    readFilters({
      day: '2026-11-24',
      district: '銀座',
      genre: 3,
      castClass: 'PREMIUM',
      minPrice: 3000,
      maxPrice: 9000,
      words: ' 月白 ',
      order: 'PRICE_LOW',
      page: 4,
    }),
  ).toEqual({
    day: '2026-11-24',
    district: '銀座',
    genre: 3,
    castClass: 'PREMIUM',
    minPrice: 3000,
    words: '月白',
    order: 'PRICE_LOW',
  });
  expect(
    readFilters({ day: '2026-02-30', district: 'x', genre: 9, castClass: 'A', order: 'RECOMMENDED' }),
  ).toEqual({});
  expect(readFilters({ words: 123 })).toEqual({ words: '123' });
});

test('tomorrow is asked for unless a later day, or any, is chosen', () => {
  expect(queryOf({}, TODAY)).toEqual({ day: '2026-11-22' });
  expect(queryOf({ day: '2026-11-20', genre: 1 }, TODAY)).toEqual({ day: '2026-11-22', genre: 1 });
  expect(queryOf({ day: 'any', words: '月' }, TODAY)).toEqual({ words: '月' });
  expect(chosenDay({ day: '2026-11-30' }, TODAY)).toBe('2026-11-30');
});

test('taking a condition away leaves no empty entry', () => {
  expect(changeFilters({ genre: 1, words: '月' }, { genre: undefined })).toEqual({ words: '月' });
});

test('the button counts what the form holds; both ends of the price are one', () => {
  expect(countFilters({ words: '月', district: '銀座', day: 'any' })).toBe(0);
  expect(countFilters({ genre: 1, minPrice: 2000, maxPrice: 3000 })).toBe(2);
});
