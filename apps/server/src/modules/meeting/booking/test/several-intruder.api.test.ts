import { beforeAll, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { NO_SUM } from '@yoimachi/domain/booking';
import { guestWithPoints, useTestApp } from '../../../../test-support/index.ts';
import {
  allApproved,
  bookingOf,
  byCast,
  byGuest,
  must,
  participationsOf,
  type Several,
} from './several.support.ts';
import { at, BOOKING_MODULES, severalCasts, spendable } from './support.ts';

const app = useTestApp({ modules: BOOKING_MODULES });
const guestCalls = guestBookingRoutes;
const castCalls = castBookingRoutes;
const reason = '都合が悪くなりました';

/** Two bookings with separate people: what belongs to one is tried on the other. */
let mine: Several;
let theirs: Several;
beforeAll(async () => {
  const some = async () =>
    allApproved(app, castCalls.confirmBooking, {
      guest: await guestWithPoints(app, 100_000),
      casts: await severalCasts(app, 2),
    });
  [mine, theirs] = [await some(), await some()];
});

/** Everything stored about both bookings. */
const rows = async () => [
  await participationsOf(app, mine.bookingId),
  await bookingOf(app, mine.bookingId),
  await participationsOf(app, theirs.bookingId),
  await bookingOf(app, theirs.bookingId),
  await spendable(app, mine.guest),
  await spendable(app, theirs.guest),
  await app.db.selectFrom('booking_event').selectAll().orderBy('id').execute(),
];

const shown = NO_SUM;

/** Guest commands that may name one of the casts, with their other input. */
const ofGuest: [Route, object][] = [
  [guestCalls.cancelGuestBooking, { reason, shown }],
  [guestCalls.guestArrived, {}],
  [guestCalls.guestTakeBackArrival, {}],
  [guestCalls.askExtension, { shown }],
  [guestCalls.finishGuestBooking, { shown }],
  [guestCalls.claimCastAbsent, {}],
  [guestCalls.guestObjects, { reason }],
  [guestCalls.reviewCast, { tier: 'GOOD' }],
];
const ofCast: [Route, object][] = [
  [castCalls.confirmBooking, { decision: 1 }],
  [castCalls.confirmBooking, { decision: -1, reason }],
  [castCalls.cancelCastBooking, { reason, shown }],
  [castCalls.castArrived, {}],
  [castCalls.castTakeBackArrival, {}],
  [castCalls.answerExtension, { decision: 1, shown }],
  [castCalls.endCastBooking, { shown }],
  [castCalls.forceFinish, { reason, shown }],
  [castCalls.claimGuestAbsent, {}],
  [castCalls.castObjects, { reason }],
  [castCalls.checkOut, {}],
  [castCalls.reviewGuest, { tier: 'GOOD', again: 'OK' }],
];

test('a guest names nobody of another booking, nor another booking', async () => {
  await app.moveTo(at(18));
  await must(byCast(app, mine, 0, castCalls.castArrived));
  const before = await rows();
  const { bookingId, guest } = mine;
  const foreign = theirs.casts[0]!.userId;
  for (const [route, more] of ofGuest) {
    for (const { version } of await participationsOf(app, bookingId)) {
      const body = { bookingId, version, castId: foreign, ...more } as never;
      expect([route.path, await app.call(route, { body }, guest)]).toMatchObject([
        route.path,
        { status: 404, code: 'NOT_FOUND' },
      ]);
    }
    for (const castId of [undefined, foreign, mine.casts[0]!.userId]) {
      const body = { bookingId: theirs.bookingId, version: 4, castId, ...more } as never;
      expect([route.path, castId, await app.call(route, { body }, guest)]).toMatchObject([
        route.path,
        castId,
        { status: 404, code: 'NOT_FOUND' },
      ]);
    }
  }
  expect(await rows()).toEqual(before);
});

test('a cast acts for no other: neither in her own booking nor in one that is not hers', async () => {
  const before = await rows();
  const [present, absent] = mine.casts;
  const version = (await participationsOf(app, mine.bookingId))[1]!.version;
  for (const [route, more] of ofCast) {
    // Any cast she names is ignored: the call is about her own participation, and she gives another participation's version for it.
    const own = { bookingId: mine.bookingId, version: 999, castId: absent!.userId, ...more } as never;
    expect((await app.call(route, { body: own }, present)).status, route.path).toBeGreaterThanOrEqual(400);
    const body = { bookingId: theirs.bookingId, version, ...more } as never;
    expect([route.path, await app.call(route, { body }, present)]).toMatchObject([
      route.path,
      { status: 404, code: 'NOT_FOUND' },
    ]);
    expect([route.path, await app.call(route, { body }, mine.guest)]).toMatchObject([
      route.path,
      { status: 403 },
    ]);
  }
  expect(await rows()).toEqual(before);
});

test('a command names the version of what it is for, and of several casts whom', async () => {
  const before = await rows();
  const { bookingId, guest, casts } = mine;
  const [first, second] = await participationsOf(app, bookingId);
  const whole = first!.version + second!.version;
  const one = (route: Route, body: object) =>
    app.call(route, { body: { bookingId, shown, ...body } as never }, guest);
  for (const route of [guestCalls.askExtension, guestCalls.claimCastAbsent, guestCalls.guestArrived]) {
    expect(await one(route, { version: whole })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: { field: 'castId' },
    });
    expect(await one(route, { version: whole, castId: casts[0]!.userId })).toMatchObject({
      code: 'CONFLICT',
    });
  }
  expect(await one(guestCalls.finishGuestBooking, { version: first!.version })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await one(guestCalls.reviewCast, { tier: 'GOOD' })).toMatchObject({
    code: 'VALIDATION',
    details: { field: 'castId' },
  });
  expect(await byGuest(app, mine, guestCalls.cancelGuestBooking, { cast: 1, reason })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  expect(await rows()).toEqual(before);
});
