import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  signUpGuest,
  startTestApp,
  useRewoundApp,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { channelsOfTest, tell, withNotification } from './support.ts';

const channels = channelsOfTest();
const modules = withNotification(() => channels.means);
const NIGHT = '2026-11-24T23:30:00+09:00';

const app = useRewoundApp({ modules, startAt: NIGHT });
let guest: Person;
/** The product started again on another machine, whose clock differs. */
let other: TestApp | undefined;
beforeEach(async () => {
  guest = await signUpGuest(app);
  channels.subscriptions.set(guest.userId, ['phone']);
  await tell(app, guest, { kind: 'GUEST_DAY_OPENED', body: 'お知らせ', link: '/guest/user-profile' });
});
afterEach(async () => {
  await other?.close();
  other = undefined;
  channels.reset();
});

const startAt = async (at: string) =>
  (other = await startTestApp({ modules, startAt: at, databaseUrl: app.databaseUrl }));
const sentCount = () => channels.sent.length;
const delivery = () =>
  app.db
    .selectFrom('notification_delivery')
    .select(['state', 'due_at', 'tries'])
    .where('account_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
const heldUntil = (at: string) => ({ state: 'WAITING', due_at: new Date(at), tries: 0 });
const SENT = { state: 'SENT', due_at: null, tries: 1 };

test('a message waits over midnight, in the process and in the next one', async () => {
  await app.work();
  expect(await delivery()).toEqual(heldUntil('2026-11-25T08:00:00+09:00'));
  await app.moveTo(new Date('2026-11-25T00:00:00+09:00'));
  const next = await startAt('2026-11-25T07:59:59+09:00');
  await next.work();
  expect(sentCount()).toBe(0);
  await next.moveTo(new Date('2026-11-25T08:00:00+09:00'));
  expect(await delivery()).toEqual(SENT);
  await app.moveTo(new Date('2026-11-25T09:00:00+09:00'));
  expect(sentCount()).toBe(1);
});

test('with the clock set forward past their end it goes at once, once', async () => {
  await app.work();
  await app.moveTo(new Date('2026-11-27T12:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([1, SENT]);
});

test('with the clock set forward into the next night it waits until the morning after', async () => {
  await app.work();
  await app.moveTo(new Date('2026-11-25T23:10:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([0, heldUntil('2026-11-26T08:00:00+09:00')]);
  await app.moveTo(new Date('2026-11-26T08:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([1, SENT]);
});

test('with the clock set back before they began it keeps the time it was given', async () => {
  await app.work();
  const back = await startAt('2026-11-24T20:00:00+09:00');
  await back.work();
  expect([sentCount(), await delivery()]).toEqual([0, heldUntil('2026-11-25T08:00:00+09:00')]);
  await back.moveTo(new Date('2026-11-25T08:00:00+09:00'));
  await app.moveTo(new Date('2026-11-25T08:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([1, SENT]);
});

test('with the clock set back between its time and its sending it waits again, and goes once', async () => {
  await app.work();
  await app.clock.advanceTo(new Date('2026-11-25T08:00:00+09:00'));
  // It is with its channel, which has not begun.
  await app.app.sweeper.sweepNow();
  expect(await delivery()).toEqual({ state: 'WAITING', due_at: null, tries: 0 });
  const back = await startAt('2026-11-25T06:30:00+09:00');
  await back.work();
  expect([sentCount(), await delivery()]).toEqual([0, heldUntil('2026-11-25T08:00:00+09:00')]);
  await app.work();
  await back.moveTo(new Date('2026-11-25T08:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([1, SENT]);
});

test('switched off while it waits, they hold it back no longer than they were to', async () => {
  await app.work();
  const preference = { is_quiet: false, quiet_from_minute: 1380, quiet_to_minute: 480, every_channel: false };
  await app.db
    .insertInto('notification_preference')
    .values({ account_id: guest.userId, ...preference })
    .execute();
  await app.moveTo(new Date('2026-11-25T08:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([1, SENT]);
});

test('made longer while it waits, they hold it back until their new end', async () => {
  await app.work();
  const preference = { is_quiet: true, quiet_from_minute: 1320, quiet_to_minute: 600, every_channel: false };
  await app.db
    .insertInto('notification_preference')
    .values({ account_id: guest.userId, ...preference })
    .execute();
  await app.moveTo(new Date('2026-11-25T08:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([0, heldUntil('2026-11-25T10:00:00+09:00')]);
  await app.moveTo(new Date('2026-11-25T10:00:00+09:00'));
  expect([sentCount(), await delivery()]).toEqual([1, SENT]);
});
