import { randomUUID } from 'node:crypto';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { giftRoutes } from '@yoimachi/contract/gift';
import type { Route } from '@yoimachi/contract/route';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import {
  verifiedCast,
  verifiedCastWithSchedule,
  type TestSchedule,
} from '../apps/server/src/test-support/casts.ts';
import type { Person } from '../apps/server/src/test-support/people.ts';
import { guestWithPoints } from '../apps/server/src/test-support/points.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import { switchGifts } from '../apps/server/src/modules/gift/index.ts';
import type { PreparedCall, PreparedCalls } from './protocol.ts';

/** What the helpers for tests need of the app they work on. */
export type BenchApp = Pick<TestApp, 'context' | 'db' | 'clock' | 'call' | 'ok'>;

/** One guest, the cast he asks, and where their booking stands. */
interface Pair {
  readonly guest: Person;
  readonly cast: Person & TestSchedule;
}
interface BookedPair extends Pair {
  readonly bookingId: string;
  readonly version: number;
}

const START_MINUTE = 18 * 60;
const END_MINUTE = 19 * 60 + 30;
/** How long a meeting of 90 minutes lasts here: some points are used, the rest is released. */
const MET_MINUTES = 75;

// The helpers ask no more of a test app than this.
const asTestApp = (app: BenchApp): TestApp => app as TestApp;

async function makePair(app: BenchApp): Promise<Pair> {
  const test = asTestApp(app);
  const guest = await guestWithPoints(test);
  const cast = await verifiedCastWithSchedule(test, { day: addDays(dayOf(app.clock.now()), 2) });
  return { guest, cast };
}

const requestBody = ({ cast }: Pair) => ({
  day: cast.day,
  startMinute: START_MINUTE,
  endMinute: END_MINUTE,
  guestCount: 1,
  casts: [{ castId: cast.userId, scheduleVersion: cast.version, price30: 5000, price15: 2500 }],
  clientRequestId: randomUUID(),
  place: '銀座駅 A4出口',
});

export async function prepared(route: Route, body: object, by: Person): Promise<PreparedCall> {
  return {
    method: 'POST',
    path: `/v1${route.path}`,
    headers: {
      authorization: `Bearer ${await by.token()}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  };
}

export async function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

/** Guests and casts who do not know each other yet, and the requests the guests are about to send. */
export async function prepareRequests(app: BenchApp, count: number): Promise<PreparedCalls> {
  const calls = await times(count, async () => {
    const pair = await makePair(app);
    return prepared(guestBookingRoutes.requestBooking, requestBody(pair), pair.guest);
  });
  return { calls, nowIso: app.clock.now().toISOString() };
}

/** Meetings that run since the start of the evening, and the calls by which the guests end them. The clock moves there. */
export async function prepareFinishes(app: BenchApp, count: number): Promise<PreparedCalls> {
  const booked = await times(count, () => book(app));
  const startsAt = instantAt(booked[0]!.cast.day, START_MINUTE);
  await app.clock.advanceTo(startsAt);
  const met: BookedPair[] = [];
  for (const pair of booked) met.push(await act(app, pair, castBookingRoutes.castArrived));
  await app.clock.advanceTo(addMinutes(startsAt, MET_MINUTES));
  const calls: PreparedCall[] = [];
  for (const { bookingId, version, guest } of met) {
    calls.push(await prepared(guestBookingRoutes.finishGuestBooking, { bookingId, version }, guest));
  }
  return { calls, nowIso: app.clock.now().toISOString() };
}

/** Guests who are about to send a gift of 500 points: each to a cast of his own, or all to one. */
export async function prepareGifts(app: BenchApp, count: number, toOneCast: boolean): Promise<PreparedCalls> {
  const test = asTestApp(app);
  await switchGifts(app.context, true);
  const star = await verifiedCast(test);
  const calls = await times(count, async () => {
    const guest = await guestWithPoints(test, 1_000);
    const cast = toOneCast ? star : await verifiedCast(test);
    const { gifts } = await app.ok(giftRoutes.listGifts, {}, guest);
    const { giftId, points } = gifts.find((gift) => gift.points === 500)!;
    return prepared(giftRoutes.sendGift, { castId: cast.userId, giftId, points }, guest);
  });
  return { calls, nowIso: app.clock.now().toISOString() };
}

async function book(app: BenchApp): Promise<BookedPair> {
  const pair = await makePair(app);
  const { bookingId } = await app.ok(
    guestBookingRoutes.requestBooking,
    { body: requestBody(pair) },
    pair.guest,
  );
  return act(app, { ...pair, bookingId, version: 1 }, castBookingRoutes.confirmBooking, { decision: 1 });
}

async function act(
  app: BenchApp,
  pair: BookedPair,
  route: typeof castBookingRoutes.castArrived | typeof castBookingRoutes.confirmBooking,
  more: object = {},
): Promise<BookedPair> {
  const body = { bookingId: pair.bookingId, version: pair.version, ...more } as never;
  const { version } = await app.ok(route, { body }, pair.cast);
  return { ...pair, version };
}
