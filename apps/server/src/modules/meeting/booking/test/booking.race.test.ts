import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addDays } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { guestWithPoints } from '../../../../test-support/index.ts';
import { endBookingsOfSuspended } from '../index.ts';
import { useRaceApp } from './race.support.ts';
import {
  approved,
  at,
  bookableCast,
  command,
  does,
  EVENING,
  met,
  participationOf,
  requestBody,
  requested,
  spendable,
} from './support.ts';

const app = useRaceApp();

const { requestBooking, cancelGuestBooking, finishGuestBooking, askExtension } = guestBookingRoutes;
const { confirmBooking, castArrived, endCastBooking, forceFinish, cancelCastBooking, answerExtension } =
  castBookingRoutes;
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const statuses = (answers: readonly { status: number }[]) =>
  answers.map((answer) => answer.status).sort((a, b) => a - b);
const winners = (answers: readonly { status: number }[]) =>
  answers.filter((answer) => answer.status === 200).length;

test('fifty guests ask for one evening; two overlapping approvals at once are one booking', async () => {
  const cast = await bookableCast(app);
  const guests = await times(50, () => guestWithPoints(app));
  await Promise.all(guests.map((guest) => guest.token()));
  // Half of them want the first hour, half the second; both overlap at 19:00.
  const booked = await Promise.all(
    guests.map((guest, index) => {
      const startMinute = index % 2 === 0 ? 18 * 60 : 18 * 60 + 45;
      return requested(app, { cast, guest, body: { startMinute, endMinute: startMinute + 90 } });
    }),
  );
  const answers = await Promise.all(
    [0, 1].map((index) => command(app, booked[index]!, confirmBooking, { decision: 1 })),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const rows = await app.db
    .selectFrom('participation')
    .select('status')
    .where('cast_id', '=', cast.userId)
    .execute();
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  expect([count('APPROVE'), count('AUTO_REJECT')]).toEqual([1, 49]);
});

test('all fifty approvals at once are as many bookings as fit', async () => {
  const cast = await bookableCast(app);
  const booked = await times(50, async (index) => {
    const startMinute = 17 * 60 + (index % 4) * 45;
    return requested(app, { cast, body: { startMinute, endMinute: startMinute + 45 } });
  });
  const answers = await Promise.all(booked.map((one) => command(app, one, confirmBooking, { decision: 1 })));
  expect(winners(answers)).toBe(4);
});

test('fifty requests of one guest at once never spend more than the balance', async () => {
  const guest = await guestWithPoints(app, 15_000 * 7 + 3000);
  // No card covers the shortfall.
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  await guest.token();
  const casts = await times(50, (index) => bookableCast(app, { day: addDays(EVENING, index) }));
  const answers = await Promise.all(
    casts.map((cast) => app.call(requestBooking, { body: requestBody(cast) }, guest)),
  );
  expect(winners(answers)).toBe(7);
  expect(answers.filter((answer) => answer.code === 'POINTS_INSUFFICIENT')).toHaveLength(43);
  expect(await spendable(app, guest)).toBe(3000);
});

test('fifty requests of one guest for one day are one', async () => {
  const guest = await guestWithPoints(app, 1_000_000);
  await guest.token();
  const casts = await times(50, () => bookableCast(app));
  const answers = await Promise.all(
    casts.map((cast) => app.call(requestBooking, { body: requestBody(cast) }, guest)),
  );
  expect(winners(answers)).toBe(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['OTHER_CAST_REQUESTED']),
  );
});

test('the same request sent fifty times with its key is one booking with one answer', async () => {
  const [guest, cast] = [await guestWithPoints(app), await bookableCast(app)];
  await guest.token();
  const [body, key] = [requestBody(cast), crypto.randomUUID()];
  const answers = await times(50, () => app.call(requestBooking, { body, key }, guest));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(winners(answers)).toBe(50);
  expect(await spendable(app, guest)).toBe(85_000);
});

test('approve × withdraw', async () => {
  for (let round = 0; round < 8; round++) {
    const { bookingId, guest, cast } = await requested(app);
    // Both saw only the request: whoever sees the booking it became may cancel it.
    const seen = { bookingId, version: 1 };
    const answers = await Promise.all([
      app.call(confirmBooking, { body: { ...seen, decision: 1 } }, cast),
      app.call(cancelGuestBooking, { body: { ...seen, reason: '予定', shown: NO_SUM } }, guest),
    ]);
    expect(winners(answers)).toBe(1);
  }
});

test('approve × its deadline', async () => {
  for (let round = 0; round < 4; round++) {
    const cast = await bookableCast(app, { day: addDays(EVENING, 3 + round) });
    const booked = await requested(app, { cast });
    await app.clock.advanceTo((await participationOf(app, booked.bookingId)).deadline_at);
    const [answer] = await Promise.all([
      command(app, booked, confirmBooking, { decision: 1 }),
      app.work(),
      app.work(),
    ]);
    expect(answer.status).toBe(409);
    expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'AUTO_REJECT', version: 2 });
  }
});

test('cancel × arrive', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  const answers = await Promise.all([
    command(app, booked, castArrived),
    command(app, booked, cancelGuestBooking, { reason: '予定' }),
    command(app, booked, cancelCastBooking, { reason: '体調不良' }),
  ]);
  expect(winners(answers)).toBe(1);
});

test('late arrival × free cancellation × the clock', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18, 20));
  const answers = await Promise.all([
    command(app, booked, castArrived),
    command(app, booked, cancelGuestBooking, { reason: '来ない' }),
    app.work(),
  ]);
  expect(winners([answers[0], answers[1]])).toBe(1);
});

test('finish × forced end × the clock’s end settle once', async () => {
  const cast = await bookableCast(app);
  const second = await approved(app, { cast, body: { startMinute: 19 * 60 + 30, endMinute: 20 * 60 + 15 } });
  const booked = await met(app, { cast });
  await app.moveTo(at(19, 20));
  const answers = await times(20, (index) =>
    index % 2 === 0
      ? command(app, booked, finishGuestBooking)
      : command(app, booked, forceFinish, { reason: '安全に不安がある' }),
  );
  expect(winners(answers)).toBe(1);
  await does(app, second, castArrived);
  await app.clock.advanceTo(at(20, 30));
  await Promise.all([
    command(app, second, finishGuestBooking),
    app.work(),
    command(app, second, endCastBooking),
  ]);
  expect(await participationOf(app, second.bookingId)).toMatchObject({
    billed_minutes: 45,
    open: false,
    version: 4,
  });
  expect(await app.db.selectFrom('hold_resolution').select('hold_id').execute()).toHaveLength(2);
});

test('agree to extend × her second booking’s approval', async () => {
  const cast = await bookableCast(app, { fromMinute: 16 * 60 });
  const next = await requested(app, { cast, body: { startMinute: 17 * 60 + 45, endMinute: 19 * 60 } });
  // Only the request's deadline comes before the day's meetings, so it is postponed here.
  await app.db
    .updateTable('participation')
    .set({ deadline_at: at(17), due_at: at(17) })
    .where('booking_id', '=', next.bookingId)
    .execute();
  const booked = await approved(app, { cast, body: { startMinute: 16 * 60 + 45, endMinute: 17 * 60 + 45 } });
  await app.moveTo(at(16, 45));
  await does(app, booked, castArrived);
  await does(app, booked, askExtension);
  const answers = await Promise.all([
    command(app, booked, answerExtension, { decision: 1 }),
    command(app, next, confirmBooking, { decision: 1 }),
  ]);
  expect(winners(answers)).toBe(1);
});

test('suspension × arrive, schedule edit × approve', async () => {
  const booked = await approved(app);
  const cast = await bookableCast(app);
  const pending = await requested(app, { cast });
  const edit = { scheduleId: cast.scheduleId, version: 1, confirmedRefusals: 1 };
  const edited = await Promise.all([
    app.call(scheduleRoutes.deleteSchedule, { body: edit }, cast),
    command(app, pending, confirmBooking, { decision: 1 }),
  ]);
  expect(winners(edited)).toBe(1);
  await app.moveTo(at(18));
  const [arrived, ended] = await Promise.all([
    command(app, booked, castArrived),
    withTransaction(app.db, (trx) =>
      endBookingsOfSuspended(trx, app.context, { accountId: booked.guest.userId }, app.clock.now()),
    ),
  ]);
  expect(arrived.status === 200).toBe(ended === 0);
});

test('approvals of two casts that end requests of the same guests do not wait for each other for ever', async () => {
  const [one, two] = [await bookableCast(app), await bookableCast(app, { day: addDays(EVENING, 1) })];
  const guests = await times(20, () => guestWithPoints(app));
  const forOne = await Promise.all(guests.map((guest) => requested(app, { cast: one, guest })));
  const forTwo = await Promise.all(
    [...guests].reverse().map((guest) => requested(app, { cast: two, guest })),
  );
  const answers = await Promise.all(
    [forOne[0]!, forTwo[0]!].map((booked) => command(app, booked, confirmBooking, { decision: 1 })),
  );
  expect(winners(answers)).toBe(2);
});
