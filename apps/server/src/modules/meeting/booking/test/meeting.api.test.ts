import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { guestWithPoints, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import {
  approved,
  at,
  bookableCast,
  BOOKING_MODULES,
  command,
  does,
  finished,
  met,
  participationOf,
  spendable,
  told,
} from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });

const { guestArrived, guestTakeBackArrival, askExtension, finishGuestBooking } = guestBookingRoutes;
const { castArrived, castTakeBackArrival, answerExtension, endCastBooking, forceFinish, checkOut } =
  castBookingRoutes;

test('75 of 90 minutes cost 12,500 points; what was not needed goes back', async () => {
  const booked = await met(app, { cast: await bookableCast(app, { stage: 1 }) });
  await app.moveTo(at(19, 15));
  await does(app, booked, finishGuestBooking);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'APPROVE',
    billed_minutes: 75,
    billed_points: 12_500,
    reward_points: 10_000,
    settled_points: 12_500,
    open: false,
  });
  expect(await spendable(app, booked.guest)).toBe(87_500);
  expect(await readReward(app.db, booked.cast.userId)).toBe(10_000);
  expect((await told(app, booked.guest)).at(-1)).toBe('GUEST_SETTLED');
  expect((await told(app, booked.cast)).slice(-2)).toEqual(['CAST_FINISHED', 'CAST_REWARD']);
});

test('arrival opens an hour before the start; whoever pressed takes it back within two minutes', async () => {
  const booked = await approved(app);
  await app.moveTo(at(16, 59));
  expect(await command(app, booked, castArrived)).toMatchObject({ code: 'ARRIVAL_TOO_EARLY' });
  expect(await command(app, booked, guestArrived)).toMatchObject({ code: 'ARRIVAL_TOO_EARLY' });
  await app.moveTo(at(17));
  await does(app, booked, castArrived);
  expect(await command(app, booked, guestTakeBackArrival)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  await app.moveTo(at(17, 2));
  await does(app, booked, castTakeBackArrival);
  await does(app, booked, guestArrived);
  await app.moveTo(at(17, 5));
  expect(await command(app, booked, guestTakeBackArrival)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    arrived_by: 'guest',
    arrived_at: at(17, 2),
  });
});

test('nothing ends before somebody has arrived, nor too early', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  expect(await command(app, booked, finishGuestBooking)).toMatchObject({
    status: 409,
    code: 'NOBODY_ARRIVED',
  });
  expect(await command(app, booked, endCastBooking)).toMatchObject({ code: 'NOBODY_ARRIVED' });
  await does(app, booked, castArrived);
  expect(await command(app, booked, endCastBooking)).toMatchObject({ code: 'END_TOO_EARLY' });
  expect(await command(app, booked, forceFinish, { reason: '' })).toMatchObject({ code: 'REASON_REQUIRED' });
});

test('a forced end bills the real time alone', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 20));
  await does(app, booked, forceFinish, { reason: '安全に不安がある' });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'FORCE_FINISH',
    billed_minutes: 30,
    billed_points: 5000,
  });
});

test('the clock ends a meeting, asks her whether she left and calls the operators', async () => {
  const booked = await met(app);
  await app.moveTo(at(19, 15));
  expect((await told(app, booked.guest)).at(-1)).toBe('GUEST_END_SOON');
  await app.moveTo(at(19, 45));
  const participation = await participationOf(app, booked.bookingId);
  expect(participation).toMatchObject({
    status: 'APPROVE',
    finished_at: at(19, 30),
    settled_at: at(19, 45),
    billed_points: 15_000,
  });
  expect((await told(app, booked.cast)).slice(-4)).toEqual([
    'CAST_END_SOON',
    'CAST_FINISHED',
    'CAST_REWARD',
    'CAST_CHECKOUT_ASK',
  ]);
  await app.moveTo(at(20));
  const alerts = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'operator.alert')
    .execute();
  expect(alerts.map((row) => (row.payload as { kind: string }).kind)).toEqual(['OPERATOR_CHECKOUT_ALERT']);
  expect((await participationOf(app, booked.bookingId)).reminder_at).toBeNull();
});

test('who has checked out is not asked', async () => {
  const booked = await met(app);
  expect(await command(app, booked, checkOut)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  await app.moveTo(at(19));
  await does(app, booked, finishGuestBooking);
  expect((await participationOf(app, booked.bookingId)).reminder_at).toEqual(at(19, 45));
  const stale = { bookingId: booked.bookingId, version: 1 };
  expect(await app.call(checkOut, { body: stale }, booked.cast)).toMatchObject({ code: 'CONFLICT' });
  await does(app, booked, checkOut);
  expect((await participationOf(app, booked.bookingId)).reminder_at).toBeNull();
  expect(await command(app, booked, checkOut)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  expect(await command(app, { ...booked, cast: await bookableCast(app) }, checkOut)).toMatchObject({
    status: 404,
  });
});

test('fifteen minutes more are asked, agreed and paid', async () => {
  const booked = await met(app);
  await does(app, booked, askExtension);
  expect(await command(app, booked, askExtension)).toMatchObject({ code: 'EXTENSION_ASKED' });
  await does(app, booked, answerExtension, { decision: -1 });
  await does(app, booked, askExtension);
  await does(app, booked, answerExtension, { decision: 1 });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    ends_at: at(19, 45),
    extension_asked_at: null,
    due_at: at(20),
  });
  expect(await spendable(app, booked.guest)).toBe(82_500);
  await app.moveTo(at(19, 45));
  await does(app, booked, endCastBooking);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    billed_minutes: 105,
    billed_points: 17_500,
  });
});

test('no extension past her work, into her next booking or without points; silence is no', async () => {
  const cast = await bookableCast(app);
  const poor = await guestWithPoints(app, 15_000);
  const booked = await approved(app, { cast, guest: poor });
  const next = await approved(app, { cast, body: { startMinute: 19 * 60 + 30, endMinute: 20 * 60 + 15 } });
  await app.moveTo(at(18));
  await does(app, booked, castArrived);
  expect(await command(app, booked, askExtension)).toMatchObject({ code: 'EXTENSION_OVERLAPS' });
  await does(app, next, castBookingRoutes.cancelCastBooking, { reason: '体調不良' });
  await removeCard(poor);
  expect(await command(app, booked, askExtension)).toMatchObject({ code: 'POINTS_INSUFFICIENT' });
  await app.db
    .updateTable('participation')
    .set({ work_starts_at: at(19, 45) })
    .where('booking_id', '=', booked.bookingId)
    .execute();
  expect(await command(app, booked, askExtension)).toMatchObject({ code: 'EXTENSION_PAST_WORK' });
});

test('a question lapses at the end, and the points are asked again when she agrees', async () => {
  const guest = await guestWithPoints(app, 17_500);
  const booked = await met(app, { guest });
  await removeCard(guest);
  await does(app, booked, askExtension);
  await app.db
    .updateTable('lot')
    .set({ remaining_points: 0, granted_points: 15_000 })
    .where('guest_id', '=', guest.userId)
    .execute();
  expect(await command(app, booked, answerExtension, { decision: 1 })).toMatchObject({
    code: 'POINTS_INSUFFICIENT',
  });
  await app.db
    .updateTable('lot')
    .set({ remaining_points: 2500, granted_points: 17_500 })
    .where('guest_id', '=', guest.userId)
    .execute();
  await app.moveTo(at(19, 30));
  expect((await told(app, guest)).slice(-1)).toEqual(['GUEST_EXTENSION_LAPSED']);
  expect(await command(app, booked, answerExtension, { decision: 1 })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
});

test('what is over is over', async () => {
  const booked = await finished(app);
  for (const route of [finishGuestBooking, askExtension, guestArrived, endCastBooking, castArrived]) {
    expect(await command(app, booked, route)).toMatchObject({ status: 409, code: 'ACTION_NOT_ALLOWED' });
  }
  expect(await command(app, booked, forceFinish, { reason: 'x' })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  expect(await command(app, booked, answerExtension, { decision: 1 })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
});

/** Nothing covers the missing points any more. */
const removeCard = (guest: Person) =>
  app.db
    .updateTable('card')
    .set({ removed_at: app.clock.now() })
    .where('guest_id', '=', guest.userId)
    .execute();
