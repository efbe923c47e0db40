import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { addDays } from '@yoimachi/domain/time';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import {
  approved,
  bookableCast,
  BOOKING_MODULES,
  command,
  does,
  EVENING,
  participationOf,
  requested,
  spendable,
  told,
} from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
const { confirmBooking } = castBookingRoutes;
let days = 2;
/** A cast with a day of her own: this file's clock moves. */
const nextCast = () => bookableCast(app, { day: addDays(EVENING, days++) });

test('an approval confirms the booking and gives the clock its next time', async () => {
  const booked = await approved(app);
  const participation = await participationOf(app, booked.bookingId);
  expect(participation).toMatchObject({ status: 'APPROVE', version: 2, due_action: 'noShow', open: true });
  expect(participation.confirmed_at).toEqual(participation.approved_at);
  expect(await told(app, booked.guest)).toEqual(['GUEST_APPROVED']);
});

test('an approval ends her other requests of the time, and leaves those beside it', async () => {
  const cast = await nextCast();
  const booked = await requested(app, { cast });
  const overlapping = await requested(app, { cast, body: { startMinute: 19 * 60, endMinute: 20 * 60 } });
  const beside = await requested(app, { cast, body: { startMinute: 19 * 60 + 30, endMinute: 20 * 60 + 30 } });
  await does(app, booked, confirmBooking, { decision: 1 });
  expect(await participationOf(app, overlapping.bookingId)).toMatchObject({
    status: 'AUTO_REJECT',
    reason: 'TIME_TAKEN',
    open: false,
  });
  expect(await spendable(app, overlapping.guest)).toBe(100_000);
  expect(await told(app, overlapping.guest)).toEqual(['GUEST_TIME_TAKEN']);
  expect(await participationOf(app, beside.bookingId)).toMatchObject({ status: 'PENDING' });
});

test('a refusal needs a reason, which the guest never sees', async () => {
  const booked = await requested(app, { cast: await nextCast() });
  expect(await command(app, booked, confirmBooking, { decision: -1 })).toMatchObject({
    status: 400,
    code: 'REASON_REQUIRED',
  });
  await does(app, booked, confirmBooking, { decision: -1, reason: '場所が遠い' });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'REJECT',
    reason: '場所が遠い',
    settled_points: 0,
  });
  expect(await spendable(app, booked.guest)).toBe(100_000);
  const params = { bookingId: booked.bookingId };
  const seen = await app.ok(guestBookingRoutes.getGuestBooking, { params }, booked.guest);
  expect(JSON.stringify(seen)).not.toContain('場所が遠い');
});

test('what was answered is not answered again; a stale screen hears so', async () => {
  const booked = await approved(app, { cast: await nextCast() });
  expect(await command(app, booked, confirmBooking, { decision: -1, reason: 'x' })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  const stale = { bookingId: booked.bookingId, version: 1, decision: 1 } as const;
  expect(await app.call(confirmBooking, { body: stale }, booked.cast)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
});

test('after the deadline the clock has answered, also when nobody woke it', async () => {
  const booked = await requested(app, { cast: await nextCast() });
  await app.clock.advanceTo((await participationOf(app, booked.bookingId)).deadline_at);
  const late = await command(app, booked, confirmBooking, { decision: 1 });
  expect(late).toMatchObject({ code: 'CONFLICT' });
  const participation = await participationOf(app, booked.bookingId);
  expect(participation).toMatchObject({ status: 'AUTO_REJECT', reason: 'DEADLINE', due_at: null });
  expect(participation.rejected_at).toEqual(participation.deadline_at);
  expect(await told(app, booked.guest)).toEqual(['GUEST_REPLY_EXPIRED']);
});

test('the cast is reminded two hours before, unless that is past when it is sent', async () => {
  const [reminded, late] = [
    await requested(app, { cast: await nextCast() }),
    await requested(app, { cast: await nextCast() }),
  ];
  await app.moveTo((await participationOf(app, reminded.bookingId)).reminder_at!);
  expect(await told(app, reminded.cast)).toEqual(['CAST_REQUEST_RECEIVED', 'CAST_REPLY_REMINDER']);
  const third = await requested(app, { cast: await nextCast() });
  await app.moveTo((await participationOf(app, third.bookingId)).deadline_at);
  expect(await told(app, late.cast)).toEqual([
    'CAST_REQUEST_RECEIVED',
    'CAST_REPLY_REMINDER',
    'CAST_REPLY_EXPIRED',
  ]);
  expect(await told(app, third.cast)).toEqual(['CAST_REQUEST_RECEIVED', 'CAST_REPLY_EXPIRED']);
});

test('a changed schedule refuses what it no longer holds, and an approval is asked of the schedule', async () => {
  const cast = await nextCast();
  const booked = await requested(app, { cast });
  await app.db
    .updateTable('schedule')
    .set({ to_minute: 19 * 60 })
    .where('cast_id', '=', cast.userId)
    .execute();
  expect(await command(app, booked, confirmBooking, { decision: 1 })).toMatchObject({
    code: 'SCHEDULE_CHANGED',
  });
  const body = { scheduleId: cast.scheduleId, version: 1, confirmedRefusals: 1 };
  await app.ok(scheduleRoutes.deleteSchedule, { body }, cast);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'AUTO_REJECT',
    reason: 'SCHEDULE_CHANGED',
    open: false,
  });
  expect(await told(app, booked.guest)).toEqual(['GUEST_SCHEDULE_CHANGED']);
  expect(await spendable(app, booked.guest)).toBe(100_000);
});

test('one answer per key', async () => {
  const booked = await requested(app, { cast: await nextCast(), guest: await guestWithPoints(app) });
  const input = {
    body: { bookingId: booked.bookingId, version: 1, decision: 1 as const },
    key: crypto.randomUUID(),
  };
  const first = await app.ok(confirmBooking, input, booked.cast);
  expect(await app.ok(confirmBooking, input, booked.cast)).toEqual(first);
  const other = { ...input, body: { ...input.body, decision: -1 as const, reason: 'x' } };
  expect(await app.call(confirmBooking, other, booked.cast)).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});
