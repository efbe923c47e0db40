import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { withTransaction } from '#platform/database';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import { endBookingsOfSuspended } from '../index.ts';
import {
  approved,
  at,
  BOOKING_MODULES,
  command,
  does,
  met,
  participationOf,
  requested,
  spendable,
  told,
} from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });

const { cancelGuestBooking } = guestBookingRoutes;
const { cancelCastBooking, castArrived } = castBookingRoutes;
/** 15,000 P are planned. */
const cancelAt = (percent: number) => ({
  reason: '体調不良',
  shown: { points: 150 * percent, minutes: null },
});

test.each([
  ['two days before', at(-25), 0, 100_000, 0],
  ['the day before', at(-1), 50, 92_500, 5625],
  ['on the day', at(10), 100, 85_000, 11_250],
])('the guest cancels %s', async (_when, moment, percent, left, reward) => {
  const booked = await approved(app);
  await app.moveTo(moment);
  if (percent !== 50) {
    const other = await command(app, booked, cancelGuestBooking, cancelAt(50));
    expect(other).toMatchObject({ status: 409, code: 'SUM_CHANGED', details: cancelAt(percent).shown });
  }
  await does(app, booked, cancelGuestBooking, cancelAt(percent));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'CANCEL',
    cancel_type: 'GUEST',
    open: false,
  });
  expect(await spendable(app, booked.guest)).toBe(left);
  expect(await readReward(app.db, booked.cast.userId)).toBe(reward);
});

test('a withdrawal before the answer costs nothing and tells her', async () => {
  const booked = await requested(app);
  await does(app, booked, cancelGuestBooking, cancelAt(0));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'CANCEL', repeatable: true });
  expect(await told(app, booked.cast)).toEqual(['CAST_REQUEST_RECEIVED', 'CAST_WITHDRAWN']);
});

test('her cancellation costs the guest nothing and gives her a penalty point', async () => {
  const booked = await approved(app);
  await app.moveTo(at(10));
  expect(await command(app, booked, cancelCastBooking, { reason: ' ' })).toMatchObject({
    code: 'REASON_REQUIRED',
  });
  await does(app, booked, cancelCastBooking, { reason: '体調不良' });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'CANCEL',
    cancel_type: 'CAST',
  });
  expect(await spendable(app, booked.guest)).toBe(100_000);
  const penalties = await app.db.selectFrom('penalty').selectAll().execute();
  expect(penalties).toMatchObject([{ cast_id: booked.cast.userId, kind: 'CAST_CANCEL' }]);
});

test('without an arrival it is a no-show, which the clock closes at the end', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18, 15));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'NO_SHOW',
    due_action: 'closeNoShow',
  });
  await app.moveTo(at(19, 30));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'CANCEL',
    cancel_type: 'CAST_NO_SHOW',
  });
  expect(await spendable(app, booked.guest)).toBe(100_000);
  expect(await app.db.selectFrom('penalty').select('kind').execute()).toEqual([{ kind: 'CAST_NO_SHOW' }]);
});

test('a guest leaves free of charge when she does not come, also when the clock was not woken', async () => {
  const booked = await approved(app);
  await app.clock.advanceTo(at(18, 20));
  expect(await command(app, booked, cancelGuestBooking, cancelAt(100))).toMatchObject({ code: 'CONFLICT' });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'NO_SHOW' });
  await does(app, booked, cancelGuestBooking, cancelAt(0));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'CANCEL',
    cancel_type: 'CAST_NO_SHOW',
  });
});

test('she may come late, and is billed from then', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18, 50));
  await does(app, booked, castArrived);
  await app.moveTo(at(20));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'APPROVE',
    billed_minutes: 45,
    billed_points: 7500,
  });
});

test('three penalties in ninety days call the operators', async () => {
  const booked = await approved(app);
  const { db, context } = app;
  for (let count = 0; count < 2; count++) {
    const other = await approved(app);
    const { id } = await participationOf(app, other.bookingId);
    const penalty = { cast_id: booked.cast.userId, participation_id: id, kind: 'CAST_CANCEL' as const };
    await db
      .insertInto('penalty')
      .values({ id: context.ids.newId(), ...penalty, created_at: app.clock.now() })
      .execute();
  }
  await does(app, booked, cancelCastBooking, { reason: 'お店の都合' });
  const alerts = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'operator.alert')
    .execute();
  expect(alerts.map((row) => (row.payload as { kind: string }).kind)).toEqual(['OPERATOR_PENALTIES']);
});

test('a suspension ends what has not begun, without a fee unless the operator says so', async () => {
  const cast = (await requested(app)).cast;
  const ofCast = [await requested(app, { cast }), await approved(app, { cast })];
  const ofGuest = await approved(app);
  await app.moveTo(at(10));
  const suspend = (accountId: string, takeFee?: boolean) =>
    withTransaction(app.db, (trx) =>
      endBookingsOfSuspended(trx, app.context, { accountId, ...(takeFee && { takeFee }) }, app.clock.now()),
    );
  expect(await suspend(cast.userId)).toBe(1);
  expect(await participationOf(app, ofCast[1]!.bookingId)).toMatchObject({
    status: 'AUTO_CANCEL',
    cancel_type: 'SUSPENDED',
  });
  expect(await suspend(ofGuest.guest.userId, true)).toBe(1);
  expect(await participationOf(app, ofGuest.bookingId)).toMatchObject({
    status: 'AUTO_CANCEL',
    settled_points: 15_000,
  });
  expect(await suspend(ofGuest.guest.userId)).toBe(0);
});

test('a running meeting goes on when somebody is suspended', async () => {
  const booked = await met(app);
  const end = (accountId: string) =>
    withTransaction(app.db, (trx) =>
      endBookingsOfSuspended(trx, app.context, { accountId }, app.clock.now()),
    );
  expect(await end(booked.cast.userId)).toBe(0);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'APPROVE',
    finished_at: null,
  });
});
