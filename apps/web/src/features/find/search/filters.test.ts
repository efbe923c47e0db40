import { expect, test } from 'vitest';
import {
  addressOf,
  areaLabel,
  areaOf,
  changeFilters,
  chosenDay,
  clearForm,
  countFilters,
  dropConditions,
  queryOf,
  toggled,
} from './filters.ts';
import { readFilters } from './read-filters.ts';

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
    genre: '3',
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
  expect(areaOf(undefined, '')).toEqual({});
  expect(readFilters({ district: '銀座,六本木' })).toEqual({ district: '銀座,六本木' });
  expect(areaLabel({ district: '銀座,六本木' })).toBe('銀座・六本木');
  expect(readFilters({ district: '銀座,北新地' })).toEqual({});
  expect(['祇園', undefined].map((district) => areaLabel(compact({ district })))).toEqual([
    '祇園',
    undefined,
  ]);
  expect(areaLabel({ prefecture: 31, district: 'その他' })).toBe('鳥取県・その他');
});

const compact = ({ district }: { district: string | undefined }) => (district ? { district } : {});

test('tomorrow is asked for unless a later day, or any, is chosen', () => {
  expect(queryOf({}, TODAY)).toEqual({ day: '2026-11-22' });
  expect(queryOf({ day: '2026-11-20', genre: '1' }, TODAY)).toEqual({ day: '2026-11-22', genre: '1' });
  expect(queryOf({ day: 'any', words: '月' }, TODAY)).toEqual({ words: '月' });
  expect(chosenDay({ day: '2026-11-30' }, TODAY)).toBe('2026-11-30');
});

test('taking a condition away leaves no empty entry', () => {
  expect(changeFilters({ genre: '1', words: '月' }, { genre: undefined })).toEqual({ words: '月' });
});

test('the button counts what the form holds; both ends of the price are one', () => {
  expect(countFilters({ words: '月', district: '銀座', day: 'any' })).toBe(0);
  expect(countFilters({ genre: '1', minPrice: 2000, maxPrice: 3000, fromMinute: 1020 })).toBe(3);
});

test('a time of a day stays with the day, named or not, and goes with it', () => {
  expect(readFilters({ fromMinute: 1020, together: '2' })).toEqual({ fromMinute: 1020, together: 2 });
  expect(readFilters({ day: 'any', fromMinute: 1020, genre: '1,3' })).toEqual({ day: 'any', genre: '1,3' });
  expect(changeFilters({ fromMinute: 1020, words: '月' }, { day: 'any' })).toEqual({
    day: 'any',
    words: '月',
  });
  expect(dropConditions({ fromMinute: 1020, tags: '着物' }, ['day', 'fromMinute'])).toEqual({
    day: 'any',
    tags: '着物',
  });
});

test('one of several is put in and taken out in the order of all', () => {
  expect(toggled('3', '1', ['1', '2', '3'])).toBe('1,3');
  expect(toggled('1,3', '1', ['1', '2', '3'])).toBe('3');
  expect(toggled('3', '3', ['1', '2', '3'])).toBeUndefined();
});

test('the form is cleared to what stands above the list; numbers stand in the address as they are', () => {
  expect(clearForm({ day: 'any', words: '3', genre: '1', minAge: 20, district: '銀座' })).toEqual({
    day: 'any',
    words: '3',
  });
  expect(addressOf({ words: '3', genre: '1', smoking: '0,3' })).toEqual({
    words: '3',
    genre: 1,
    smoking: '0,3',
  });
});
