import { expect, test } from 'vitest';
import { instantAt, type Day } from '@yoimachi/domain/time';
import { changeEffect, copyToDay, isSameEvening, type DayBooking, type Schedule } from './index.ts';

const NOW = instantAt('2026-11-21', 12 * 60);
const SOURCE: Schedule = {
  day: '2026-11-20',
  fromMinute: 1080,
  toMinute: 1200,
  workMinute: 1215,
  workingBar: 'クラブ 月白',
  cantJoinAlone: false,
};

const booking = (day: Day, startMinute: number, isPending = true): DayBooking => ({
  isPending,
  day,
  startsAt: instantAt(day, startMinute),
  plannedEndsAt: instantAt(day, startMinute + 60),
  endsAt: instantAt(day, startMinute + 60),
});

test('a change refuses requests, holds for bookings, and leaves what still fits', () => {
  const day = '2026-11-25';
  const [fits, early, approved] = [booking(day, 1080), booking(day, 1020), booking(day, 1020, false)];
  const all = [fits, early, approved];
  expect(changeEffect(all, { ...SOURCE, day })).toEqual({
    held: [approved],
    refused: [early],
    staying: [fits],
  });
  expect(changeEffect(all, null)).toEqual({ held: [approved], refused: [fits, early], staying: [] });
});

test.each<[Partial<Schedule>, boolean]>([
  [{}, true],
  [{ day: '2026-12-24' }, true],
  [{ fromMinute: 1095 }, false],
  [{ toMinute: 1185 }, false],
  [{ workMinute: 1230 }, false],
  [{ workingBar: '灯' }, false],
  [{ cantJoinAlone: true }, false],
])('%o is the same evening: %s', (change, expected) => {
  expect(isSameEvening(SOURCE, { ...SOURCE, ...change })).toBe(expected);
});

const other = (day: Day): Schedule => ({ ...SOURCE, day, fromMinute: 1020 });
const copies: [string, Day, Schedule | null, DayBooking[], string, string | undefined][] = [
  ['a free day', '2026-11-25', null, [], 'CREATED', undefined],
  ['today, still to come', '2026-11-21', null, [], 'CREATED', undefined],
  ['yesterday', '2026-11-19', null, [], 'REFUSED', 'SCHEDULE_PAST'],
  ['60 days ahead', '2027-01-20', null, [], 'CREATED', undefined],
  ['61 days ahead', '2027-01-21', null, [], 'REFUSED', 'SCHEDULE_TOO_FAR'],
  ['another schedule', '2026-11-25', other('2026-11-25'), [], 'CHANGED', undefined],
  ['the same one', '2026-11-25', { ...SOURCE, day: '2026-11-25' }, [], 'UNCHANGED', undefined],
  [
    'a request that no longer fits',
    '2026-11-25',
    other('2026-11-25'),
    [booking('2026-11-25', 1020)],
    'CHANGED',
    undefined,
  ],
  [
    'a booking that no longer fits',
    '2026-11-25',
    other('2026-11-25'),
    [booking('2026-11-25', 1020, false)],
    'REFUSED',
    'SCHEDULE_HOLDS_BOOKING',
  ],
];

test.each(copies)('copied to %s', (_name, day, schedule, bookings, outcome, code) => {
  const copy = copyToDay(SOURCE, { day, schedule, bookings }, NOW);
  expect([copy.outcome, copy.failure?.code]).toEqual([outcome, code]);
  const refused = outcome === 'CHANGED' ? bookings.length : 0;
  expect(copy.effect.refused).toHaveLength(refused);
});

test('a start of today that has passed is refused on a free day, and may stay where it is', () => {
  const [day, evening] = ['2026-11-21', instantAt('2026-11-21', 1100)];
  expect(copyToDay(SOURCE, { day, schedule: null, bookings: [] }, evening).outcome).toBe('REFUSED');
  const schedule = { ...SOURCE, day, workingBar: '灯' };
  expect(copyToDay(SOURCE, { day, schedule, bookings: [] }, evening).outcome).toBe('CHANGED');
});
