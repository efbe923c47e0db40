import { expect, it } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes, type OwnSchedule } from '@yoimachi/contract/schedule';
import {
  addSchedule,
  signUpCast,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { approve, create, dayAfter as dayOf, evening, listOwn, request, statusOf } from './support.ts';

const test = useTestApp();
const dayAfter = (days: number) => dayOf(test, days);
const late = { fromMinute: 1290, toMinute: 1380, workMinute: 1500, workingBar: '夜の店' };

type Target = { readonly day: string; readonly version: number | null };
const copy = (
  cast: Person,
  { scheduleId, version }: Pick<OwnSchedule, 'scheduleId' | 'version'>,
  days: readonly Target[],
  more: { readonly confirmedRefusals?: number; readonly key?: string } = {},
) => {
  const { key, confirmedRefusals = 0 } = more;
  const body = { scheduleId, version, days: [...days], confirmedRefusals };
  return test.call(scheduleRoutes.copySchedule, { body, ...(key && { key }) }, cast);
};
const none = (days: number): Target => ({ day: dayAfter(days), version: null });

async function castWithEvening() {
  const cast = await verifiedCast(test);
  const { body: source } = await create(test, cast, late);
  return { cast, source };
}

it('registers, changes and leaves alone, each day with its outcome', async () => {
  const { cast, source } = await castWithEvening();
  const there = await addSchedule(test, cast.userId, { day: dayAfter(5) });
  await create(test, cast, { ...late, day: dayAfter(6) });
  const days = [none(61), none(9), there, { day: dayAfter(6), version: 1 }, none(-1), none(60)];
  const { body } = await copy(cast, source, days);
  expect(body.days).toEqual([
    { day: dayAfter(61), outcome: 'REFUSED', code: 'SCHEDULE_TOO_FAR', refusedRequests: 0 },
    { day: dayAfter(9), outcome: 'CREATED', code: null, refusedRequests: 0 },
    { day: dayAfter(5), outcome: 'CHANGED', code: null, refusedRequests: 0 },
    { day: dayAfter(6), outcome: 'UNCHANGED', code: null, refusedRequests: 0 },
    { day: dayAfter(-1), outcome: 'REFUSED', code: 'SCHEDULE_PAST', refusedRequests: 0 },
    { day: dayAfter(60), outcome: 'CREATED', code: null, refusedRequests: 0 },
  ]);
  const stored = await listOwn(test, cast);
  expect(stored.map(({ day, version }) => [day, version])).toEqual([
    [dayAfter(3), 1],
    [dayAfter(5), 2],
    [dayAfter(6), 1],
    [dayAfter(9), 1],
    [dayAfter(60), 1],
  ]);
  for (const schedule of stored) expect(schedule).toMatchObject(late);
});

it('judges today by the clock, also a past evening as its model', async () => {
  const cast = await verifiedCast(test);
  const past = await addSchedule(test, cast.userId, { day: dayAfter(-2), fromMinute: 0, toMinute: 60 });
  const { body } = await copy(cast, past, [none(0), none(1)]);
  expect(body.days.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['REFUSED', 'SCHEDULE_PAST'],
    ['CREATED', null],
  ]);
});

it('tells how many requests it would refuse, writes nothing then, and refuses them once she agreed', async () => {
  const { cast, source } = await castWithEvening();
  const [busy, free] = [
    await addSchedule(test, cast.userId, { day: dayAfter(5) }),
    await addSchedule(test, cast.userId, { day: dayAfter(6), toMinute: 1410, workMinute: 1440 }),
  ];
  const lost = await request(test, cast, busy);
  const alsoLost = await request(test, cast, busy, 1140, 1200);
  const staying = await request(test, cast, free, 1290, 1350);
  const before = await listOwn(test, cast);
  expect(await copy(cast, source, [busy, free, none(7)], { confirmedRefusals: 1 })).toMatchObject({
    status: 409,
    code: 'SCHEDULE_REFUSES_REQUESTS',
    details: { count: 2 },
  });
  expect(await listOwn(test, cast)).toEqual(before);
  const done = await copy(cast, source, [busy, free, none(7)], { confirmedRefusals: 2 });
  expect(done.body.days.map(({ outcome, refusedRequests }) => [outcome, refusedRequests])).toEqual([
    ['CHANGED', 2],
    ['CHANGED', 0],
    ['CREATED', 0],
  ]);
  for (const { guest, bookingId } of [lost, alsoLost])
    expect(await statusOf(test, guest, bookingId)).toEqual({ status: 'AUTO_REJECT', releasedPoints: 10_000 });
  expect(await statusOf(test, staying.guest, staying.bookingId)).toMatchObject({ status: 'PENDING' });
  const told = await test.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', staying.guest.userId)
    .execute();
  expect(JSON.stringify(told)).toContain('「夜の店 25:00」');
  await assertCoherent(test.db);
});

it('never takes the place of an approved booking', async () => {
  const { cast, source } = await castWithEvening();
  const there = await addSchedule(test, cast.userId, { day: dayAfter(5) });
  const { bookingId } = await request(test, cast, there);
  await approve(test, cast, bookingId);
  const { body } = await copy(cast, source, [there, none(6)]);
  expect(body.days).toMatchObject([
    { outcome: 'REFUSED', code: 'SCHEDULE_HOLDS_BOOKING' },
    { outcome: 'CREATED', code: null },
  ]);
  expect((await listOwn(test, cast))[1]).toMatchObject({ day: there.day, version: 1, fromMinute: 1080 });
});

it('and an approval at the same instant leave one winner', async () => {
  const { cast, source } = await castWithEvening();
  for (let ahead = 10; ahead < 20; ahead += 1) {
    const there = await addSchedule(test, cast.userId, { day: dayAfter(ahead) });
    const { guest, bookingId } = await request(test, cast, there);
    const body = { bookingId, version: 1, decision: 1 as const };
    const [copied, answered] = await Promise.all([
      copy(cast, source, [there], { confirmedRefusals: 1 }),
      test.call(castBookingRoutes.confirmBooking, { body }, cast),
    ]);
    const { status } = await statusOf(test, guest, bookingId);
    const isApproved = answered.status === 200;
    expect(status).toBe(isApproved ? 'APPROVE' : 'AUTO_REJECT');
    expect(copied.body.days).toMatchObject([{ outcome: isApproved ? 'REFUSED' : 'CHANGED' }]);
  }
  await assertCoherent(test.db);
});

it('is done once for a key, and never over what she has not seen', async () => {
  const { cast, source } = await castWithEvening();
  const key = crypto.randomUUID();
  const first = await copy(cast, source, [none(4)], { key });
  expect(await copy(cast, source, [none(4)], { key })).toEqual(first);
  expect(await copy(cast, source, [none(5)], { key })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect((await copy(cast, source, [none(4)])).body.days).toMatchObject([{ code: 'CONFLICT' }]);
  const gone = { day: dayAfter(8), version: 1 };
  expect((await copy(cast, source, [gone])).body.days).toMatchObject([{ code: 'CONFLICT' }]);
  const stale = { ...source, version: 2 };
  expect(await copy(cast, stale, [none(5)])).toMatchObject({ status: 409, code: 'CONFLICT' });
  const self = [{ day: source.day, version: 1 }];
  expect(await copy(cast, source, self)).toMatchObject({ code: 'VALIDATION', details: { field: 'days' } });
  const newcomer = await signUpCast(test);
  expect(await copy(newcomer, source, [none(5)])).toMatchObject({ code: 'CAST_NOT_VERIFIED' });
});

it('done many times at once writes each day once', async () => {
  const { cast, source } = await castWithEvening();
  const there = await addSchedule(test, cast.userId, { day: dayAfter(7) });
  const up = [none(4), none(5), none(6), there];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => copy(cast, source, index % 2 === 0 ? up : up.toReversed())),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const outcomes = answers.flatMap(({ body }) => body.days).filter(({ outcome }) => outcome !== 'REFUSED');
  expect(outcomes.map(({ day, outcome }) => `${day} ${outcome}`).toSorted()).toEqual([
    `${dayAfter(4)} CREATED`,
    `${dayAfter(5)} CREATED`,
    `${dayAfter(6)} CREATED`,
    `${there.day} CHANGED`,
  ]);
  const stored = await listOwn(test, cast);
  expect(stored.map(({ version }) => version)).toEqual([1, 1, 1, 1, 2]);
  expect(stored).toHaveLength(5);
  expect(stored.every(({ workingBar }) => workingBar !== evening.workingBar)).toBe(true);
});
