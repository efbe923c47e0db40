import { expect, test } from 'vitest';
import {
  areaLabel,
  areaOf,
  changeFilters,
  chosenDay,
  countFilters,
  queryOf,
  readFilters,
} from './filters.ts';

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

test('an area is a prefecture or one of its districts, as short as it can be said', () => {
  expect(readFilters({ district: '祇園' })).toEqual({ district: '祇園' });
  expect(readFilters({ prefecture: 26, district: '祇園' })).toEqual({ district: '祇園' });
  expect(readFilters({ prefecture: '26' })).toEqual({ prefecture: 26 });
  expect(readFilters({ prefecture: 31, district: 'その他' })).toEqual({ prefecture: 31, district: 'その他' });
  expect(readFilters({ prefecture: 47, district: '銀座' })).toEqual({ prefecture: 47 });
  expect(readFilters({ district: 'その他' })).toEqual({});
  expect(readFilters({ prefecture: 48 })).toEqual({});
  expect(areaOf(Number.NaN, '')).toEqual({});
  expect(['祇園', undefined].map((district) => areaLabel(compact({ district })))).toEqual([
    '祇園',
    undefined,
  ]);
  expect(areaLabel({ prefecture: 31, district: 'その他' })).toBe('鳥取県・その他');
});

const compact = ({ district }: { district: string | undefined }) => (district ? { district } : {});

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
