import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { dayNoticeRoutes as routes } from '@yoimachi/contract/day-notice';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { DAY_NOTICES_MAX } from '@yoimachi/domain/day-notice';
import { scheduleModule } from '#meeting/schedule';
import { blockFeature } from '../../../../wiring/people.ts';
import { signUpGuest, useRewoundApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { dayNoticeModule } from '../index.ts';

const NO_EFFECTS = { refusePending: async () => undefined, moveWorkStart: async () => undefined };
const app = useRewoundApp({
  modules: [(context) => scheduleModule(context, NO_EFFECTS), blockFeature, dayNoticeModule],
});

const set = (guest: Person, cast: Person, isOn = true) =>
  app.call(routes.switchDayNotice, { params: { castId: cast.userId }, body: { isOn } }, guest);
const listed = async (guest: Person) =>
  (await app.ok(routes.listDayNotices, {}, guest)).items.map(({ castId }) => castId);
const opens = async (cast: Person, day: string) => {
  const times = { fromMinute: 1020, toMinute: 1200, workMinute: 1260 };
  const body = { day, ...times, workingBar: '灯', cantJoinAlone: false };
  return app.ok(scheduleRoutes.createSchedule, { body }, cast);
};
const toldOf = async (guest: Person) => {
  const rows = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', guest.userId)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload as { kind: string; body: string; link: string });
};

test('days opened within minutes are told once, later ones again; who switched it off hears nothing', async () => {
  const [guest, other, cast] = [await signUpGuest(app), await signUpGuest(app), await verifiedCast(app)];
  await set(guest, cast);
  await set(guest, cast);
  await set(other, cast);
  await set(other, cast, false);
  expect([await listed(guest), await listed(other)]).toEqual([[cast.userId], []]);
  await opens(cast, '2026-11-25');
  await app.moveBy(2);
  await opens(cast, '2026-11-23');
  await app.moveBy(2);
  expect(await toldOf(guest)).toEqual([]);
  await app.moveBy(1);
  const [told] = await toldOf(guest);
  expect(told).toMatchObject({
    kind: 'GUEST_DAY_OPENED',
    body: expect.stringMatching(/11\/23.*ほか1日/),
    link: `/guest/user-profile?castId=${cast.userId}`,
  });
  await Promise.all([app.work(), app.work()]);
  await app.moveBy(60);
  expect(await toldOf(guest)).toHaveLength(1);
  await opens(cast, '2026-11-27');
  await app.moveBy(5);
  const [, second] = await toldOf(guest);
  expect(second!.body).toContain('11/27');
  expect(second!.body).not.toContain('ほか');
  expect(await toldOf(other)).toEqual([]);
  expect(await app.db.selectFrom('day_opening').selectAll().execute()).toEqual([]);
});

test('a copy over days is one opening; a day that was closed again, or is hers no more to show, is not told', async () => {
  const [guest, cast] = [await signUpGuest(app), await verifiedCast(app)];
  await set(guest, cast);
  const { scheduleId, version } = await opens(cast, '2026-11-25');
  const days = ['2026-11-26', '2026-11-27', '2026-11-28'].map((day) => ({ day, version: null }));
  const copied = { scheduleId, version, days, confirmedRefusals: 0 };
  await app.ok(scheduleRoutes.copySchedule, { body: copied }, cast);
  await app.moveBy(5);
  expect((await toldOf(guest)).map(({ body }) => body)).toEqual([expect.stringContaining('ほか3日')]);
  const closed = await opens(cast, '2026-12-01');
  const gone = { scheduleId: closed.scheduleId, version: closed.version, confirmedRefusals: 0 };
  await app.ok(scheduleRoutes.deleteSchedule, { body: gone }, cast);
  await app.moveBy(5);
  await opens(cast, '2026-12-02');
  await app.db.updateTable('cast_member').set({ suspended: true }).where('id', '=', cast.userId).execute();
  await app.moveBy(5);
  expect(await toldOf(guest)).toHaveLength(1);
});

test('who is blocked hears nothing and has nothing left; she never sees who waits', async () => {
  const [guest, cast] = [await signUpGuest(app), await verifiedCast(app)];
  await set(guest, cast);
  await app.db
    .insertInto('favorite')
    .values({ guest_id: guest.userId, cast_id: cast.userId, created_at: app.clock.now() })
    .execute();
  await opens(cast, '2026-11-25');
  const block = { guestId: guest.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockGuest, { body: block }, cast);
  await app.moveBy(5);
  expect(await toldOf(guest)).toEqual([]);
  expect(await app.db.selectFrom('day_notice').selectAll().execute()).toEqual([]);
  expect(await set(guest, cast)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await set(cast, cast)).toMatchObject({ status: 403 });
  expect(await set(guest, cast, false)).toMatchObject({ status: 200 });
});

test('fifty casts at most, also when switched on at once', async () => {
  const guest = await signUpGuest(app);
  const casts = await Promise.all(Array.from({ length: DAY_NOTICES_MAX + 2 }, () => verifiedCast(app)));
  const first = casts.splice(0, DAY_NOTICES_MAX - 2);
  await app.db
    .insertInto('day_notice')
    .values(
      first.map(({ userId }) => ({
        guest_id: guest.userId,
        cast_id: userId,
        created_at: app.clock.now(),
      })),
    )
    .execute();
  const answers = await Promise.all(casts.map((cast) => set(guest, cast)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    code: 'DAY_NOTICES_FULL',
  });
  expect(await listed(guest)).toHaveLength(DAY_NOTICES_MAX);
});
