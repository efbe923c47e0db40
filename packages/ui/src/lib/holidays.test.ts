import { expect, test } from 'vitest';
import { holidaysBetween } from './holidays.ts';

test('the holidays of 2026, with a substitute and a day between two others', () => {
  expect([...holidaysBetween('2026-01-01', '2026-12-31')].sort()).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-02-11',
    '2026-02-23',
    '2026-03-20',
    '2026-04-29',
    '2026-05-03',
    '2026-05-04',
    '2026-05-05',
    '2026-05-06',
    '2026-07-20',
    '2026-08-11',
    '2026-09-21',
    '2026-09-22',
    '2026-09-23',
    '2026-10-12',
    '2026-11-03',
    '2026-11-23',
  ]);
});

test('both ends are included, also over the turn of a year', () => {
  expect([...holidaysBetween('2026-11-23', '2027-01-11')].sort()).toEqual([
    '2026-11-23',
    '2027-01-01',
    '2027-01-11',
  ]);
});

test('a Sunday in spring 2027: the equinox of 21 March moves to Monday', () => {
  expect([...holidaysBetween('2027-03-01', '2027-03-31')].sort()).toEqual(['2027-03-21', '2027-03-22']);
});
