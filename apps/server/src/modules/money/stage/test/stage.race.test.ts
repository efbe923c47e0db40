import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageRoutes } from '@yoimachi/contract/stage';
import { withTransaction } from '#platform/database';
import {
  setStage,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { countBooking } from '../commands/count-booking.ts';
import { settledBookings, settingOf } from './support.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ config: { databasePool: 50 } })));
afterAll(() => app.close());

const changesOf = async (cast: Person) =>
  (
    await app.db
      .selectFrom('stage_change')
      .select('to_stage')
      .where('cast_id', '=', cast.userId)
      .orderBy('id')
      .execute()
  ).map((row) => row.to_stage);

test('fifty settlements at once raise a stage once per requirement; replays do nothing', async () => {
  const cast = await verifiedCast(app);
  const bookings = await settledBookings(app, cast, 50);
  const countAll = () =>
    Promise.all(
      bookings.map(({ bookingId }) =>
        withTransaction(app.db, async (trx) => ({
          ok: true as const,
          value: await countBooking(trx, bookingId, app.clock.now()),
        })),
      ),
    );
  await countAll();
  // 5, 8 and 15 of the fifty are used up; the rest count towards the thirtieth.
  expect(await settingOf(app, cast)).toMatchObject({ stage: 3, bookings: 50 - 5 - 8 - 15 });
  expect(await changesOf(cast)).toEqual([1, 2, 3]);
  await countAll();
  expect(await settingOf(app, cast)).toMatchObject({ stage: 3, bookings: 22 });
});

test('twenty friends who meet at once: ten count, ten wait for an operator', async () => {
  const referrer = await verifiedCast(app);
  const { code } = (await settingOf(app, referrer)).referral;
  const bookings = [];
  for (let n = 0; n < 20; n++) {
    const friend = await verifiedCast(app);
    await setStage(app, friend.userId, 4);
    await app.ok(stageRoutes.acceptReferral, { body: { code } }, friend);
    bookings.push(...(await settledBookings(app, friend, 1)));
  }
  await Promise.all(
    bookings.map(({ bookingId }) =>
      withTransaction(app.db, async (trx) => ({
        ok: true as const,
        value: await countBooking(trx, bookingId, app.clock.now()),
      })),
    ),
  );
  expect(await settingOf(app, referrer)).toMatchObject({
    stage: 2,
    friends: 4,
    referral: { counted: 10, waiting: 0 },
  });
  expect(await changesOf(referrer)).toEqual([1, 2]);
});

test('fifty first looks at her stage give one code', async () => {
  const cast = await verifiedCast(app);
  const settings = await Promise.all(Array.from({ length: 50 }, () => settingOf(app, cast)));
  expect(new Set(settings.map(({ referral }) => referral.code)).size).toBe(1);
});
