import { expect, test } from 'vitest';
import { isHoliday } from './index.ts';

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-09-22', true], // between two holidays
  ['2027-03-22', true], // in place of a Sunday
  ['2026-12-31', false], // banks are closed, but it is no national holiday
])('%s is a holiday: %s', (day, expected) => {
  expect(isHoliday(day)).toBe(expected);
});

test('a year nobody has published is refused instead of guessed', () => {
  expect(() => isHoliday('2099-01-01')).toThrow(/No holidays are known/);
});
