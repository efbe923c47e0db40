import { expect, test } from 'vitest';
import { NO_BIRTHDAY, birthdayOf, partsOf } from './birthday.ts';

test('a day is taken apart and put together again', () => {
  expect(partsOf('1995-04-01')).toEqual({ year: '1995', month: '4', dayOfMonth: '1' });
  expect(birthdayOf(partsOf('1995-04-01'))).toBe('1995-04-01');
  expect(partsOf(null)).toEqual(NO_BIRTHDAY);
});

test('nothing chosen is no birthday; half of one, or 30 February, is broken', () => {
  expect(birthdayOf(NO_BIRTHDAY)).toBeNull();
  expect(birthdayOf({ year: '1995', month: '', dayOfMonth: '1' })).toBe('broken');
  expect(birthdayOf({ year: '', month: '2', dayOfMonth: '1' })).toBe('broken');
  expect(birthdayOf({ year: '1995', month: '2', dayOfMonth: '30' })).toBe('broken');
});
