import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { guestWithPoints } from '../../../../test-support/index.ts';
import { useRaceApp } from './race.support.ts';
import { requestBody, seen, severalCasts, spendable, type Bookable } from './support.ts';

const app = useRaceApp();

const { requestBooking } = guestBookingRoutes;
const bodyOf = (casts: readonly Bookable[], change: object = {}) =>
  requestBody(casts[0]!, { casts: casts.map(seen), ...change });

test('fifty times the same request to four casts at once, in every order, is one booking', async () => {
  const guest = await guestWithPoints(app);
  const casts = await severalCasts(app, 4);
  await guest.token();
  const clientRequestId = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => {
      const turned = [...casts.slice(turn % 4), ...casts.slice(0, turn % 4)];
      return app.call(requestBooking, { body: bodyOf(turned, { clientRequestId }) }, guest);
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.bookingId)).size).toBe(1);
  expect(await app.db.selectFrom('participation').select('id').execute()).toHaveLength(4);
  expect(await spendable(app, guest)).toBe(40_000);
});

test('many guests ask the same casts in every order while these change their schedules: nobody waits for ever', async () => {
  const casts = await severalCasts(app, 4);
  const guests = await Promise.all(Array.from({ length: 24 }, () => guestWithPoints(app)));
  await Promise.all([...guests, ...casts].map((person) => person.token()));
  const asking = guests.map((guest, turn) => {
    const turned = [...casts.slice(turn % 4), ...casts.slice(0, turn % 4)];
    return app.call(requestBooking, { body: bodyOf(turned.slice(0, 2 + (turn % 3))) }, guest);
  });
  const changing = casts.slice(2).map(({ scheduleId, version, ...cast }) => {
    const times = { fromMinute: 17 * 60, toMinute: 20 * 60 + 15, workMinute: 21 * 60 };
    const body = { scheduleId, version, ...times, workingBar: '灯', cantJoinAlone: false };
    return app.call(scheduleRoutes.updateSchedule, { body }, cast);
  });
  const [answers, changes] = await Promise.all([Promise.all(asking), Promise.all(changing)]);
  for (const { status, code } of answers)
    expect([status, code].join(' ')).toMatch(/^(200 |409 (SCHEDULE_CHANGED|CASTS_UNAVAILABLE)$)/);
  expect(changes.map(({ status }) => status)).toEqual([200, 200]);
  // Each request is complete: as many participations as it names casts.
  const bookings = await app.db
    .selectFrom('booking as b')
    .innerJoin('participation as p', 'p.booking_id', 'b.id')
    .select(['b.id', 'b.cast_count', (eb) => eb.fn.countAll<number>().as('participations')])
    .groupBy('b.id')
    .execute();
  expect(bookings).toHaveLength(answers.filter(({ status }) => status === 200).length);
  for (const { cast_count, participations } of bookings) expect(participations).toBe(cast_count);
});
