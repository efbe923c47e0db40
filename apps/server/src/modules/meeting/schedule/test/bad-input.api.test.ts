import { beforeAll, beforeEach, expect, it } from 'vitest';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { addSchedule, useTestApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { create, dayAfter, evening, listOwn } from './support.ts';

const test = useTestApp();
let cast: Person;
let kept: { readonly scheduleId: string; readonly version: number };
let before: unknown;

const rows = () => test.db.selectFrom('schedule').selectAll().orderBy('id').execute();

beforeAll(async () => {
  cast = await verifiedCast(test);
  kept = await addSchedule(test, cast.userId, { day: dayAfter(test, 2) });
});
beforeEach(async () => {
  before = await rows();
});

/** The input, the code it is refused with, and the field to blame. */
const bad: [object, string, string][] = [
  [{ fromMinute: null }, 'SCHEDULE_TIME_REQUIRED', 'fromMinute'],
  [{ toMinute: null }, 'SCHEDULE_TIME_REQUIRED', 'toMinute'],
  [{ workMinute: null }, 'SCHEDULE_WORK_REQUIRED', 'workMinute'],
  [{ workingBar: '　 ' }, 'SCHEDULE_BAR_REQUIRED', 'workingBar'],
  [{ workingBar: '\u200b\u2060' }, 'SCHEDULE_BAR_REQUIRED', 'workingBar'],
  [{ fromMinute: 1085 }, 'SCHEDULE_STEP', 'fromMinute'],
  [{ toMinute: 1199 }, 'SCHEDULE_STEP', 'toMinute'],
  [{ workMinute: 1231 }, 'SCHEDULE_STEP', 'workMinute'],
  [{ fromMinute: -15 }, 'SCHEDULE_RANGE', 'fromMinute'],
  [{ fromMinute: 1440, toMinute: 1500, workMinute: 1530 }, 'SCHEDULE_RANGE', 'fromMinute'],
  [{ toMinute: 1815, workMinute: 1830 }, 'SCHEDULE_RANGE', 'toMinute'],
  [{ workMinute: 2 ** 53 - 1 - ((2 ** 53 - 1) % 15) }, 'SCHEDULE_RANGE', 'workMinute'],
  [{ fromMinute: 1170, toMinute: 1125 }, 'SCHEDULE_TOO_SHORT', 'toMinute'],
  [{ toMinute: 1110 }, 'SCHEDULE_TOO_SHORT', 'toMinute'],
  [{ toMinute: 1230 }, 'SCHEDULE_END_OVERLAPS_WORK', 'toMinute'],
  [{ toMinute: 1245 }, 'SCHEDULE_END_OVERLAPS_WORK', 'toMinute'],
  [{ fromMinute: 1245, toMinute: 1305 }, 'SCHEDULE_START_AFTER_WORK', 'fromMinute'],
];

/** Not a schedule at all: refused for its shape. */
const malformed: [object, string][] = [
  [{ fromMinute: 1080.5 }, 'fromMinute'],
  [{ fromMinute: '18:00' }, 'fromMinute'],
  [{ toMinute: '🌙' }, 'toMinute'],
  [{ toMinute: 1e300 }, 'toMinute'],
  [{ workingBar: 'あ'.repeat(61) }, 'workingBar'],
  [{ workingBar: 'x'.repeat(10_000) }, 'workingBar'],
  [{ workingBar: '灯\u0000' }, 'workingBar'],
  [{ workingBar: '灯\u0007灯' }, 'workingBar'],
  [{ workingBar: '灯\n二軒目' }, 'workingBar'],
  [{ workingBar: '灯\ud83c' }, 'workingBar'],
  [{ workingBar: null }, 'workingBar'],
  [{ cantJoinAlone: 'yes' }, 'cantJoinAlone'],
];

const days: [object, string, string][] = [
  [{ day: '2026-11-19' }, 'SCHEDULE_PAST', 'day'],
  [{ day: '2027-03-01' }, 'SCHEDULE_TOO_FAR', 'day'],
  [{ day: '2999-12-31' }, 'SCHEDULE_TOO_FAR', 'day'],
  [{ day: '2026-02-30' }, 'VALIDATION', 'day'],
  [{ day: '2026/11/25' }, 'VALIDATION', 'day'],
  [{ day: '🗓' }, 'VALIDATION', 'day'],
];

const cases = [...bad, ...malformed.map(([input, field]) => [input, 'VALIDATION', field] as const)];

it.each([...cases, ...days])('registers nothing for %o', async (input, code, field) => {
  const answer = await create(test, cast, input);
  expect(answer).toMatchObject({ status: 400, code, details: { field } });
  expect(await rows()).toEqual(before);
});

it.each(cases)('changes nothing for %o', async (input, code, field) => {
  const body = { scheduleId: kept.scheduleId, version: 1, ...evening, ...input };
  const answer = await test.call(scheduleRoutes.updateSchedule, { body }, cast);
  expect(answer).toMatchObject({ status: 400, code, details: { field } });
  expect(await rows()).toEqual(before);
});

it.each([
  [{}, 'days'],
  [{ days: [] }, 'days'],
  [{ days: Array.from({ length: 62 }, () => ({ day: '2026-12-01', version: null })) }, 'days'],
  [{ days: [{ day: '2026-02-30', version: null }] }, 'days.0.day'],
  [{ days: [{ day: '2026-12-01' }] }, 'days.0.version'],
  [{ days: ['2026-12-01', '2026-12-01'].map((day) => ({ day, version: null })) }, 'days'],
  [{ scheduleId: '灯', days: [{ day: '2026-12-01', version: null }] }, 'scheduleId'],
])('copies nothing for %o', async (input, field) => {
  const body = { ...kept, ...input } as never;
  const answer = await test.call(scheduleRoutes.copySchedule, { body }, cast);
  expect(answer).toMatchObject({ status: 400, code: 'VALIDATION', details: { field } });
  expect(await rows()).toEqual(before);
});

it("knows neither an unknown schedule nor somebody else's", async () => {
  const stranger = await verifiedCast(test);
  const ids = [
    [crypto.randomUUID(), cast],
    [kept.scheduleId, stranger],
  ] as const;
  for (const [scheduleId, caller] of ids) {
    const one = { scheduleId, version: 1 };
    const days = [{ day: dayAfter(test, 5), version: null }];
    for (const answer of [
      await test.call(scheduleRoutes.getSchedule, { query: { scheduleId } }, caller),
      await test.call(scheduleRoutes.updateSchedule, { body: { ...one, ...evening } }, caller),
      await test.call(scheduleRoutes.deleteSchedule, { body: one }, caller),
      await test.call(scheduleRoutes.copySchedule, { body: { ...one, days } }, caller),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  expect(await rows()).toEqual(before);
});

it('keeps a name with signs as it was typed, and a night to 30:00', async () => {
  const night = { fromMinute: 1425, toMinute: 1785, workMinute: 1800, workingBar: ' Bar 🌙 星&<夜> ' };
  const made = await create(test, cast, night);
  expect(made).toMatchObject({ status: 200, body: { ...night, workingBar: 'Bar 🌙 星&<夜>' } });
  expect((await listOwn(test, cast)).map(({ workMinute }) => workMinute)).toContain(1800);
});
