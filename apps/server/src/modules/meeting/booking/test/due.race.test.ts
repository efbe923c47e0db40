import { afterEach, beforeEach, expect, it } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { startRaceApp } from './race.support.ts';
import { allApproved } from './several.support.ts';
import {
  approved,
  command,
  EVENING,
  finished,
  participationOf,
  severalCasts,
  told,
  type Booked,
} from './support.ts';

const NOON = instantAt(addDays(EVENING, -1), 12 * 60);
let app: TestApp;
/** Another process of the product. */
let other: TestApp;
beforeEach(async () => {
  app = await startRaceApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl });
});
afterEach(async () => {
  await other.close();
  await app.close();
});

/** Both processes do what is due at an instant, at once. */
async function bothSweep(at: Date): Promise<void> {
  await Promise.all([app.clock.advanceTo(at), other.clock.advanceTo(at)]);
  await Promise.all([app.app.sweeper.sweepNow(), other.app.sweeper.sweepNow()]);
}
const reminders = async (person: Parameters<typeof told>[1]) =>
  (await told(app, person)).filter((kind) => kind.endsWith('DAY_BEFORE'));

it('reminders of one noon reach each person once, from two processes at once, while guests cancel', async () => {
  const bookings: Booked[] = [];
  while (bookings.length < 12) bookings.push(await approved(app));
  const several = await allApproved(app, castBookingRoutes.confirmBooking, {
    guest: await guestWithPoints(app, 50_000),
    casts: await severalCasts(app, 3),
  });
  const [leaving, ...staying] = bookings;
  const [, left] = await Promise.all([
    bothSweep(NOON),
    command(app, leaving!, guestBookingRoutes.cancelGuestBooking, { reason: '体調不良' }),
  ]);
  expect([200, 409]).toContain(left.status);
  for (const { guest, cast, bookingId } of staying) {
    expect(await reminders(guest)).toEqual(['GUEST_DAY_BEFORE']);
    expect(await reminders(cast)).toEqual(['CAST_DAY_BEFORE']);
    expect((await participationOf(app, bookingId)).reminder_at).not.toEqual(NOON);
  }
  expect(await reminders(several.guest)).toEqual(['GUEST_DAY_BEFORE']);
  for (const cast of several.casts) expect(await reminders(cast)).toEqual(['CAST_DAY_BEFORE']);
  expect((await reminders(leaving!.guest)).length).toBeLessThanOrEqual(1);
});

it('reviews whose time is over are shown, told and counted once, by two processes at once', async () => {
  const booked = await finished(app);
  const { bookingId, guest, cast } = booked;
  await app.ok(guestBookingRoutes.reviewCast, { body: { bookingId, tier: 'GOOD' } }, guest);
  const over = addMinutes(app.clock.now(), REVIEW_WINDOW_HOURS * 60);
  await app.work();
  await bothSweep(over);
  expect((await told(app, cast)).filter((kind) => kind === 'CAST_REVIEW_VISIBLE')).toHaveLength(1);
  const row = await app.db
    .selectFrom('cast_member')
    .select('review_count')
    .where('id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  expect(row.review_count).toBe(1);
});
