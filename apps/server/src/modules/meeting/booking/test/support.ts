import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { BodyInputOf, Route } from '@yoimachi/contract/route';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import {
  guestWithPoints,
  TEST_START,
  verifiedCastWithSchedule,
  type Answer,
  type CastOptions,
  type Person,
  type ScheduleOptions,
  type TestApp,
  type TestSchedule,
} from '../../../../test-support/index.ts';
import { scheduleModule } from '#meeting/schedule';
import { pointsModule } from '#money/points';
import { bookingFeature } from '../../../../wiring/meeting.ts';
import type { ModuleFactory } from '#platform/module';
import { scheduleEffects } from '../index.ts';
import { shownOn } from './shown.support.ts';

/** What bookings need in order to work. */
export const BOOKING_MODULES: readonly ModuleFactory[] = [
  pointsModule,
  (context) => scheduleModule(context, scheduleEffects(context)),
  bookingFeature,
];

/** The evening of these tests: two days after their start. */
export const EVENING = addDays(dayOf(new Date(TEST_START)), 2);
export const at = (hour: number, minute = 0) => instantAt(EVENING, hour * 60 + minute);

export type Bookable = Person & TestSchedule;

/** A cast with a schedule of 17:00 to 20:30 on the evening, work at 21:00, for 5,000 P per 30 minutes. */
export const bookableCast = (test: TestApp, options: CastOptions & ScheduleOptions = {}): Promise<Bookable> =>
  verifiedCastWithSchedule(test, {
    day: EVENING,
    fromMinute: 17 * 60,
    toMinute: 20 * 60 + 30,
    workMinute: 21 * 60,
    ...options,
  });

/** Casts of one store, each with that schedule and price. */
export async function severalCasts(
  test: TestApp,
  count: number,
  options: CastOptions & ScheduleOptions = {},
): Promise<Bookable[]> {
  const casts: Bookable[] = [];
  while (casts.length < count) casts.push(await bookableCast(test, options));
  await joinStore(test, casts);
  return casts;
}

/** Moves casts to the first one's store. */
export async function joinStore(test: TestApp, [first, ...others]: readonly Person[]): Promise<void> {
  const storeOf = test.db.selectFrom('cast_member').select('store_id').where('id', '=', first!.userId);
  for (const { userId } of others)
    await test.db.updateTable('cast_member').set({ store_id: storeOf }).where('id', '=', userId).execute();
}

/** A cast as named in a request. */
export const seen = (cast: Bookable) => ({
  castId: cast.userId,
  scheduleVersion: cast.version,
  price30: 5000,
  price15: 2500,
});

/** A request of 18:00 to 19:30 on the cast's day: 15,000 P. */
export const requestBody = (
  cast: Bookable,
  change: object = {},
): BodyInputOf<typeof guestBookingRoutes.requestBooking> => ({
  day: cast.day,
  startMinute: 18 * 60,
  endMinute: 19 * 60 + 30,
  guestCount: 1,
  casts: [seen(cast)],
  clientRequestId: crypto.randomUUID(),
  place: '銀座駅 A4出口',
  ...change,
});

/** A booking and its two people. */
export interface Booked {
  readonly guest: Person;
  readonly cast: Bookable;
  readonly bookingId: string;
}
type People = { readonly guest?: Person; readonly cast?: Bookable; readonly body?: object };

/** A guest's request to a cast, both new unless given. */
export async function requested(test: TestApp, people: People = {}): Promise<Booked> {
  const guest = people.guest ?? (await guestWithPoints(test));
  const cast = people.cast ?? (await bookableCast(test));
  const body = requestBody(cast, people.body);
  const { bookingId } = await test.ok(guestBookingRoutes.requestBooking, { body }, guest);
  return { guest, cast, bookingId };
}

/** A guest's request to several casts of one store, two and a new guest unless given. */
export async function requestedOf(
  test: TestApp,
  people: { readonly guest?: Person; readonly casts?: readonly Bookable[]; readonly body?: object } = {},
) {
  const guest = people.guest ?? (await guestWithPoints(test));
  const casts = people.casts ?? (await severalCasts(test, 2));
  const body = requestBody(casts[0]!, { casts: casts.map(seen), ...people.body });
  const { bookingId } = await test.ok(guestBookingRoutes.requestBooking, { body }, guest);
  return { guest, casts, bookingId };
}

export async function approved(test: TestApp, people: People = {}): Promise<Booked> {
  const booked = await requested(test, people);
  await does(test, booked, castBookingRoutes.confirmBooking, { decision: 1 });
  return booked;
}

/** In the meeting; the clock is at 18:00 on the evening. */
export async function met(test: TestApp, people: People = {}): Promise<Booked> {
  const booked = await approved(test, people);
  await test.moveTo(at(18));
  await does(test, booked, castBookingRoutes.castArrived);
  return booked;
}

/** Settled after the full 90 minutes; the clock is at 19:30. */
export async function finished(test: TestApp, people: People = {}): Promise<Booked> {
  const booked = await met(test, people);
  await test.moveTo(at(19, 30));
  await does(test, booked, castBookingRoutes.endCastBooking);
  return booked;
}

/** A command of the route's side on the booking in its current state, at its current cost; returns whatever comes back. */
export async function command(
  test: TestApp,
  booked: Booked,
  route: Route,
  more: object = {},
): Promise<Answer<Route>> {
  const { bookingId, guest, cast } = booked;
  const { version } = await participationOf(test, bookingId);
  const about = { ...(route.who === 'cast' && { castId: cast.userId }), ...more };
  const shown = await shownOn(test.db, route, bookingId, test.clock.now(), about);
  const body = { bookingId, version, ...shown, ...more } as never;
  return test.call(route, { body }, route.who === 'guest' ? guest : cast);
}

/** A command that must succeed. */
export async function does(test: TestApp, booked: Booked, route: Route, more: object = {}): Promise<void> {
  const answer = await command(test, booked, route, more);
  if (answer.status !== 200) throw new Error(`${route.path}: ${answer.status} ${answer.code}`);
}

export async function participationOf(test: TestApp, bookingId: string) {
  return test.db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .selectAll('p')
    .select(['b.open', 'b.settled_points', 'b.confirmed_at'])
    .where('p.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** Paid and free points that a guest can spend. */
export async function spendable(test: TestApp, guest: Person): Promise<number> {
  const wallet = await test.db
    .selectFrom('wallet')
    .select(['paid_points', 'free_points'])
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  return wallet.paid_points + wallet.free_points;
}

/** Kinds of a person's notifications, in order. */
export async function told(test: TestApp, person: Person): Promise<string[]> {
  const rows = await test.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', person.userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => (row.payload as { kind: string }).kind);
}

/** The clock ends the booking at `at` unless it is paid for (booking table, row 11). */
export async function payBy(test: TestApp, bookingId: string, at: Date): Promise<void> {
  await test.db.updateTable('booking').set({ payment_deadline_at: at }).where('id', '=', bookingId).execute();
  await test.db
    .updateTable('participation')
    .set({ due_at: at, due_action: 'cancelForPayment' })
    .where('booking_id', '=', bookingId)
    .execute();
}
