import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageOn,
  latestBirthday,
  addDays,
  clockMinutesBetween,
  compactDay,
  dayOf,
  daysBetween,
  endOfDay,
  formatDay,
  formatDayLong,
  formatDayShort,
  formatMinute,
  formatTime,
  instantAt,
  isDay,
  isInstant,
  isMonth,
  minuteOfDay,
  monthAfter,
  monthDays,
  monthsBetween,
  weekdayLabel,
  weekdayOf,
} from './index.ts';

test('a Tokyo day begins at 15:00 UTC of the day before, whatever the zone of the machine', () => {
  expect(dayOf(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T15:00:00.000Z'))).toBe('2026-11-21');
  expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-21T15:00:00.000Z');
});

test('minutes of a business day go past midnight', () => {
  const at = instantAt('2026-11-21', 1500);
  expect(at.toISOString()).toBe('2026-11-21T16:00:00.000Z');
  expect(minuteOfDay(at, '2026-11-21')).toBe(1500);
  expect(minuteOfDay(at, dayOf(at))).toBe(60);
  expect(formatMinute(1500)).toBe('25:00');
  expect(formatTime(at)).toBe('01:00');
});

test('days add up over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-21', '2027-05-20')).toBe(180);
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
  expect(monthDays('2028-02')).toHaveLength(29);
  expect(monthDays('2026-11').at(-1)).toBe('2026-11-30');
});

test.each([
  ['2026-11-21', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['20261121', false],
  ['', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-11-20T14:59:59.999Z', true],
  ['2026-02-30T00:00:00.000Z', false],
  ['2026-11-20T25:00:00.000Z', false],
  ['9999-99-99T99:99:99.999Z', false],
  ['0000-01-01T00:00:00.000Z', false],
  ['2026-11-20T14:59:59Z', false],
  ['2026-11-20', false],
])('%s is an instant: %s', (text, expected) => {
  expect(isInstant(text)).toBe(expected);
});

test('formats', () => {
  expect(formatDay('2026-11-21')).toBe('2026/11/21');
  expect(compactDay('2026-11-21')).toBe('20261121');
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekdayLabel('2026-11-22')).toBe('日');
  expect(formatDayShort('2026-11-21')).toBe('11/21（土）');
  expect(formatDayLong('2026-11-01')).toBe('2026年11月1日（日）');
  expect(formatMinute(9 * 60 + 5)).toBe('09:05');
});

test.each([
  ['2008-11-22', '2026-11-21', 17],
  ['2008-11-22', '2026-11-22', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test('whoever is born by the latest birthday has the years, and nobody born after it', () => {
  const birthday = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2000-01-01', days));
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-02-01', days));
  fc.assert(
    fc.property(birthday, day, (born, on) => {
      expect(born <= latestBirthday(18, on)).toBe(ageOn(born, on) >= 18);
    }),
  );
  expect(latestBirthday(18, '2028-02-29')).toBe('2010-02-28');
});

test('clock minutes cut the seconds of both ends', () => {
  const from = new Date('2026-11-21T09:00:50Z');
  expect(clockMinutesBetween(from, new Date('2026-11-21T09:45:05Z'))).toBe(45);
});

test('days and minutes agree with the time zone database for every 37th hour from 1952 to 2100', () => {
  const tokyo = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const end = Date.UTC(2100, 0, 1);
  const others: string[] = [];
  for (let ms = Date.UTC(1952, 0, 1); ms < end; ms += 37 * 3_600_000) {
    const at = new Date(ms);
    const day = dayOf(at);
    if (tokyo.format(at) !== `${day} ${formatMinute(minuteOfDay(at, day))}`) others.push(at.toISOString());
  }
  expect(others).toEqual([]);
});

test('months of a year and of the next ones, as YYYY-MM', () => {
  expect(['2026-01', '2026-12'].map(isMonth)).toEqual([true, true]);
  expect(['2026-13', '2026-00', '0000-01', '2026-1', '2026-011', ''].map(isMonth)).not.toContain(true);
  expect([0, 1, 2, 14].map((months) => monthAfter('2026-11', months))).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2028-01',
  ]);
  expect([0, 1, 2, 14].map((months) => monthsBetween('2026-11', monthAfter('2026-11', months)))).toEqual([
    0, 1, 2, 14,
  ]);
});
