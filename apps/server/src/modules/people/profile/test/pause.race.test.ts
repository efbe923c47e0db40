import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pauseRoutes } from '@yoimachi/contract/pause';
import { searchRoutes } from '@yoimachi/contract/search';
import { instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, type Person } from '../../../../test-support/index.ts';
import { useRaceApp } from '../../../meeting/booking/test/race.support.ts';
import {
  approved,
  bookableCast,
  does,
  EVENING,
  requestBody,
  requested,
  seen,
  severalCasts,
} from '../../../meeting/booking/test/support.ts';

const app = useRaceApp();
const put = (cast: Person, paused: boolean, resumeDay?: string) =>
  app.call(pauseRoutes.putPause, { body: { paused, ...(resumeDay && { resumeDay }) } }, cast);
const found = async (guest: Person, cast: Person) =>
  (await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest)).status === 200;

test('who pauses is not found and not asked; requests wait for her answer, bookings stay', async () => {
  const cast = await bookableCast(app);
  const booked = await approved(app, { cast });
  const early = { startMinute: 17 * 60, endMinute: 17 * 60 + 45 };
  const waiting = await requested(app, { cast, body: early });
  const guest = await guestWithPoints(app);
  expect(await put(cast, true)).toMatchObject({
    status: 200,
    body: { paused: true, resumeDay: null, pendingCount: 1, approvedCount: 1 },
  });
  expect(await found(guest, cast)).toBe(false);
  const asking = app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest);
  expect(await asking).toMatchObject({ status: 409, code: 'CASTS_UNAVAILABLE' });
  const [first, second] = await severalCasts(app, 2);
  await put(second!, true);
  const both = { body: requestBody(first!, { casts: [seen(first!), seen(second!)] }) };
  expect(await app.call(guestBookingRoutes.requestBooking, both, guest)).toMatchObject({
    code: 'CASTS_UNAVAILABLE',
  });
  await does(app, waiting, castBookingRoutes.confirmBooking, { decision: 1 });
  await app.ok(guestBookingRoutes.getGuestBooking, { params: { bookingId: booked.bookingId } }, booked.guest);
  await put(cast, false);
  expect(await found(guest, cast)).toBe(true);
});

test('she comes back by the clock at 00:00 of her day, told the evening before', async () => {
  const cast = await bookableCast(app);
  const guest = await guestWithPoints(app);
  expect(await put(cast, true, '2020-01-01')).toMatchObject({ status: 400, code: 'RESUME_DAY' });
  await put(cast, true, EVENING);
  await app.moveTo(new Date(instantAt(EVENING, 0).getTime() - 1));
  expect(await found(guest, cast)).toBe(false);
  const { items } = await app.ok(notificationRoutes.listNotifications, {}, cast);
  expect(items.filter(({ kind }) => kind === 'CAST_RESUMES')).toHaveLength(1);
  await app.moveTo(instantAt(EVENING, 0));
  expect(await found(guest, cast)).toBe(true);
  expect(await app.ok(pauseRoutes.getPause, {}, cast)).toMatchObject({ paused: false, resumeDay: null });
});

test('by hand and by the clock at the same instant: there, or paused anew, never half', async () => {
  const casts = await Promise.all(Array.from({ length: 10 }, () => bookableCast(app)));
  for (const cast of casts) await put(cast, true, EVENING);
  await app.clock.advanceTo(instantAt(EVENING, 0));
  const [answers] = await Promise.all([
    Promise.all(casts.map((cast, index) => put(cast, index % 2 === 0))),
    app.work(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(casts.map(() => 200));
  await app.work();
  for (const [index, cast] of casts.entries()) {
    const state = await app.ok(pauseRoutes.getPause, {}, cast);
    // A new pause without a day outlives the old one's.
    if (index % 2 === 1) expect(state).toMatchObject({ paused: false, resumeDay: null });
    else expect(state.resumeDay).toBeNull();
  }
});

test('pausing while requests arrive: each is hers to answer or refused', async () => {
  const cast = await bookableCast(app);
  const guests = await Promise.all(Array.from({ length: 20 }, () => guestWithPoints(app)));
  await Promise.all([cast, ...guests].map((person) => person.token()));
  const [answers, paused] = await Promise.all([
    Promise.all(
      guests.map((guest) => app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest)),
    ),
    put(cast, true),
  ]);
  expect(paused.status).toBe(200);
  const stored = answers.filter(({ status }) => status === 200).length;
  for (const answer of answers) if (answer.status !== 200) expect(answer.code).toBe('CASTS_UNAVAILABLE');
  expect(await app.ok(pauseRoutes.getPause, {}, cast)).toMatchObject({ pendingCount: stored });
});
