import { expect, test } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import {
  checkDeletion,
  checkSchedule,
  fitsSchedule,
  freeWindows,
  isEveningOver,
  type ScheduleInput,
} from './index.ts';

const NOW = instantAt('2026-11-21', 12 * 60);
const GOOD: ScheduleInput = {
  day: '2026-11-22',
  fromMinute: 17 * 60,
  toMinute: 20 * 60,
  workMinute: 20 * 60 + 15,
  workingBar: 'クラブ 月白',
  cantJoinAlone: false,
};

const cases: [string, Partial<ScheduleInput>, string[]][] = [
  ['a good one', {}, []],
  ['work and end to 30:00', { fromMinute: 1425, toMinute: 1785, workMinute: 1800 }, []],
  ['later today', { day: '2026-11-21' }, []],
  [
    'no times',
    { fromMinute: null, toMinute: null },
    ['SCHEDULE_TIME_REQUIRED fromMinute', 'SCHEDULE_TIME_REQUIRED toMinute'],
  ],
  ['no work', { workMinute: null }, ['SCHEDULE_WORK_REQUIRED workMinute']],
  ['no bar', { workingBar: '　 ' }, ['SCHEDULE_BAR_REQUIRED workingBar']],
  ['a bar in two lines', { workingBar: '灯\u2028月白' }, ['TEXT_INVALID workingBar']],
  ['a bar that cannot be seen', { workingBar: '\u3164\u2800\u202e' }, ['SCHEDULE_BAR_REQUIRED workingBar']],
  ['a bar of a family and a rare character', { workingBar: '👨‍👩‍👧‍👦 𠮷' }, []],
  ['a bar of 60 characters', { workingBar: ` ${'🌙'.repeat(60)} ` }, []],
  ['a bar of 61 characters', { workingBar: '🌙'.repeat(61) }, ['TOO_LONG workingBar']],
  ['yesterday', { day: '2026-11-20' }, ['SCHEDULE_PAST day']],
  ['earlier today', { day: '2026-11-21', fromMinute: 11 * 60 }, ['SCHEDULE_PAST fromMinute']],
  ['60 days ahead', { day: '2027-01-20' }, []],
  ['61 days ahead', { day: '2027-01-21' }, ['SCHEDULE_TOO_FAR day']],
  [
    'start after midnight',
    { fromMinute: 1440, toMinute: 1500, workMinute: 1560 },
    ['SCHEDULE_RANGE fromMinute'],
  ],
  ['work after 30:00', { workMinute: 1815 }, ['SCHEDULE_RANGE workMinute']],
  ['off the quarter', { fromMinute: 17 * 60 + 5 }, ['SCHEDULE_STEP fromMinute']],
  ['44 minutes too short', { toMinute: 17 * 60 + 30 }, ['SCHEDULE_TOO_SHORT toMinute']],
  ['45 minutes', { toMinute: 17 * 60 + 45 }, []],
  ['end at work', { toMinute: 20 * 60 + 15 }, ['SCHEDULE_END_OVERLAPS_WORK toMinute']],
  ['end after work', { toMinute: 21 * 60 }, ['SCHEDULE_END_OVERLAPS_WORK toMinute']],
  ['start after work', { fromMinute: 21 * 60, toMinute: 22 * 60 }, ['SCHEDULE_START_AFTER_WORK fromMinute']],
];

test.each(cases)('%s', (_name, change, expected) => {
  const failures = checkSchedule({ ...GOOD, ...change }, NOW);
  expect(failures.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});

test('the end must lie 15 minutes before work, also between quarters', () => {
  const codes = checkSchedule({ ...GOOD, toMinute: 20 * 60, workMinute: 20 * 60 + 10 }, NOW).map(
    ({ code }) => code,
  );
  expect(codes).toContain('SCHEDULE_END_BEFORE_WORK');
});

test('a schedule holds a booking within it; an extension may pass the available time but not work − 15', () => {
  const at = (minute: number) => instantAt(GOOD.day, minute);
  const booking = { day: GOOD.day, startsAt: at(1020), plannedEndsAt: at(1110), endsAt: at(1110) };
  const schedule = { day: GOOD.day, fromMinute: 1020, toMinute: 1110, workMinute: 1140 };
  expect(fitsSchedule(booking, schedule)).toBe(true);
  expect(fitsSchedule({ ...booking, endsAt: at(1125) }, schedule)).toBe(true);
  expect(fitsSchedule({ ...booking, endsAt: at(1126) }, schedule)).toBe(false);
  expect(fitsSchedule(booking, { ...schedule, fromMinute: 1035 })).toBe(false);
  expect(fitsSchedule(booking, { ...schedule, toMinute: 1095 })).toBe(false);
  expect(fitsSchedule(booking, null)).toBe(false);
});

test.each([
  [[], [[1020, 1200]]],
  [
    [[1080, 1125]],
    [
      [1020, 1080],
      [1125, 1200],
    ],
  ],
  [[[1050, 1125]], [[1125, 1200]]],
  [
    [
      [1125, 1170],
      [1020, 1080],
    ],
    [[1080, 1125]],
  ],
  [[[960, 1260]], []],
  [
    [
      [960, 1035],
      [990, 1000],
    ],
    [[1035, 1200]],
  ],
])('taken %j leaves %j', (taken, free) => {
  const windows = freeWindows(
    { fromMinute: 1020, toMinute: 1200 },
    taken.map(([fromMinute, toMinute]) => ({ fromMinute: fromMinute!, toMinute: toMinute! })),
  );
  expect(windows.map(({ fromMinute, toMinute }) => [fromMinute, toMinute])).toEqual(free);
});

test('no window begins after midnight', () => {
  expect(freeWindows({ fromMinute: 1380, toMinute: 1560 }, [{ fromMinute: 1380, toMinute: 1440 }])).toEqual(
    [],
  );
});

/** The night of the 20th to 25:45, work at 26:30, viewed while it runs. */
const NIGHT = { ...GOOD, day: '2026-11-20', fromMinute: 1320, toMinute: 1545, workMinute: 1590 };

test.each<[string, number, Partial<ScheduleInput>, string[]]>([
  ['all stays', 1500, {}, []],
  ['another place', 1500, { workingBar: '灯' }, []],
  ['work later', 1500, { workMinute: 1620 }, []],
  ['an end that has passed', 1500, { toMinute: 1485 }, ['SCHEDULE_PAST toMinute']],
  ['an end that is now', 1500, { toMinute: 1500 }, []],
  ['a start that has passed', 1500, { fromMinute: 1335 }, ['SCHEDULE_PAST fromMinute']],
  [
    'a work that has passed',
    1500,
    { toMinute: 1470, workMinute: 1485 },
    ['SCHEDULE_PAST toMinute', 'SCHEDULE_PAST workMinute'],
  ],
  ['after the start of work', 1590, { workingBar: '灯' }, ['SCHEDULE_PAST day']],
  ['before midnight', 1439, { workMinute: 1620 }, []],
])('a night that is changed: %s', (_name, minute, change, expected) => {
  const failures = checkSchedule({ ...NIGHT, ...change }, instantAt(NIGHT.day, minute), NIGHT);
  expect(failures.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});

test('an evening is over with its day and the start of work', () => {
  const early = { ...NIGHT, workMinute: 1200 };
  expect([1439, 1440].map((minute) => isEveningOver(early, instantAt(NIGHT.day, minute)))).toEqual([
    false,
    true,
  ]);
  expect([1589, 1590].map((minute) => isEveningOver(NIGHT, instantAt(NIGHT.day, minute)))).toEqual([
    false,
    true,
  ]);
});

test.each<[number, boolean, string | undefined]>([
  [1500, false, undefined],
  [1500, true, 'SCHEDULE_HOLDS_BOOKING'],
  [1590, false, 'SCHEDULE_PAST'],
])('at minute %i, with a booking: %s, deleting is refused by %s', (minute, hasBookings, code) => {
  expect(checkDeletion(NIGHT, hasBookings, instantAt(NIGHT.day, minute))?.code).toBe(code);
});
