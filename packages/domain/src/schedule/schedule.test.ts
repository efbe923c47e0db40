import { expect, test } from 'vitest';
import { instantAt } from '../time/index.ts';
import { checkSchedule, fitsSchedule, freeWindows, type ScheduleInput } from './index.ts';

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
