import { randomUUID } from 'node:crypto';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { chatRoutes } from '@yoimachi/contract/chat';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
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
import { shownOn } from '../apps/server/src/modules/meeting/booking/test/shown.support.ts';
import { switchGifts } from '../apps/server/src/modules/money/gift/index.ts';
import type { PreparedCall, PreparedCalls, PreparedChat } from './protocol.ts';

/** What the test helpers need from the app they work on. */
export type BenchApp = Pick<TestApp, 'app' | 'context' | 'db' | 'clock' | 'call' | 'ok'>;

/** One guest and the casts he asks together. */
interface Group {
  readonly guest: Person;
  readonly casts: readonly (Person & TestSchedule)[];
}
interface Booked extends Group {
  readonly bookingId: string;
}

const START_MINUTE = 18 * 60;
const END_MINUTE = 19 * 60 + 30;
/** How long a 90-minute meeting lasts here: some points are used, the rest is released. */
const MET_MINUTES = 75;

// The helpers ask no more of a test app than this.
const asTestApp = (app: BenchApp): TestApp => app as TestApp;

async function makeGroup(app: BenchApp, castCount: number): Promise<Group> {
  const test = asTestApp(app);
  const guest = await guestWithPoints(test);
  const day = addDays(dayOf(app.clock.now()), 2);
  const casts = await times(castCount, () => verifiedCastWithSchedule(test, { day }));
  await joinStore(app, casts);
  return { guest, casts };
}

/** Only casts of one store can be asked together. */
async function joinStore({ db }: BenchApp, [first, ...others]: readonly Person[]): Promise<void> {
  if (others.length === 0) return;
  const storeOf = db.selectFrom('cast_member').select('store_id').where('id', '=', first!.userId);
  const ids = others.map(({ userId }) => userId);
  await db.updateTable('cast_member').set({ store_id: storeOf }).where('id', 'in', ids).execute();
}

const requestBody = ({ casts }: Group) => ({
  day: casts[0]!.day,
  startMinute: START_MINUTE,
  endMinute: END_MINUTE,
  guestCount: 1,
  casts: casts.map(({ userId, version }) => ({
    castId: userId,
    scheduleVersion: version,
    price30: 5000,
    price15: 2500,
  })),
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

/** Guests and casts who do not know each other yet, and the requests the guests are about to send, each to this many casts. */
export async function prepareRequests(
  app: BenchApp,
  count: number,
  castCount: number,
): Promise<PreparedCalls> {
  const calls = await times(count, async () => {
    const group = await makeGroup(app, castCount);
    return prepared(guestBookingRoutes.requestBooking, requestBody(group), group.guest);
  });
  return { calls, nowIso: app.clock.now().toISOString() };
}

/**
 * Meetings with this many casts each that have been running since the start of the evening, and the calls by which the guests end them.
 * Moves the clock there.
 */
export async function prepareFinishes(
  app: BenchApp,
  count: number,
  castCount: number,
): Promise<PreparedCalls> {
  const booked = await times(count, () => book(app, castCount));
  const startsAt = instantAt(booked[0]!.casts[0]!.day, START_MINUTE);
  await app.clock.advanceTo(startsAt);
  for (const one of booked) await byEachCast(app, one, castBookingRoutes.castArrived);
  await app.clock.advanceTo(addMinutes(startsAt, MET_MINUTES));
  const calls: PreparedCall[] = [];
  for (const { bookingId, guest } of booked) {
    // For the guest, a booking has changed as often as all its participations together.
    const version = [...(await versionsOf(app, bookingId)).values()].reduce((sum, one) => sum + one, 0);
    const route = guestBookingRoutes.finishGuestBooking;
    const shown = await shownOn(app.db, route, bookingId, app.clock.now());
    calls.push(await prepared(route, { bookingId, version, ...shown }, guest));
  }
  return { calls, nowIso: app.clock.now().toISOString() };
}

/** Pairs of a guest and a cast in an open chat. */
export function prepareChats(app: BenchApp, pairs: number): Promise<PreparedChat[]> {
  const test = asTestApp(app);
  return times(pairs, async () => {
    const guest = await guestWithPoints(test);
    const cast = await verifiedCast(test);
    await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
    const body = { friendId: guest.userId, clientId: randomUUID(), text: 'はじめまして' };
    await app.ok(chatRoutes.sendMessage, { body }, cast);
    return [
      { userId: guest.userId, token: await guest.token() },
      { userId: cast.userId, token: await cast.token() },
    ] as const;
  });
}

/** Guests about to send a gift of 500 points: each to a different cast, or all to one. */
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

async function book(app: BenchApp, castCount: number): Promise<Booked> {
  const group = await makeGroup(app, castCount);
  const { bookingId } = await app.ok(
    guestBookingRoutes.requestBooking,
    { body: requestBody(group) },
    group.guest,
  );
  const booked = { ...group, bookingId };
  await byEachCast(app, booked, castBookingRoutes.confirmBooking, { decision: 1 });
  return booked;
}

/** Each cast makes the call on her participation as it is at that moment: what one does can change the others' participations. */
async function byEachCast(
  app: BenchApp,
  { bookingId, casts }: Booked,
  route: typeof castBookingRoutes.castArrived | typeof castBookingRoutes.confirmBooking,
  more: object = {},
): Promise<void> {
  for (const cast of casts) {
    const version = (await versionsOf(app, bookingId)).get(cast.userId);
    await app.ok(route, { body: { bookingId, version, ...more } as never }, cast);
  }
}

/** The version of each cast's participation. */
async function versionsOf({ db }: BenchApp, bookingId: string): Promise<Map<string, number>> {
  const participations = await db
    .selectFrom('participation')
    .select(['cast_id', 'version'])
    .where('booking_id', '=', bookingId)
    .execute();
  return new Map(participations.map((participation) => [participation.cast_id, participation.version]));
}
