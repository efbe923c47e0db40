import { expect, test } from 'vitest';
import { blockRoutes, type BlockPreview } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays } from '@yoimachi/domain/time';
import { addSchedule, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import {
  approved,
  at,
  does,
  EVENING,
  met,
  participationOf,
  requestBody,
  requested,
  requestedOf,
  spendable,
  told,
  type Booked,
} from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });

/** What a preview shows; without one nothing is shown. */
const asSeen = ({ bookings }: Pick<BlockPreview, 'bookings'>) => ({
  seen: bookings.map(({ bookingId }) => bookingId),
  shown: { points: bookings.reduce((sum, { feePoints }) => sum + feePoints, 0), minutes: null },
});
const NOTHING = asSeen({ bookings: [] });
type Seen = ReturnType<typeof asSeen>;

const byGuest = ({ guest, cast }: Booked, seen: Seen, more: object = {}) =>
  app.call(blockRoutes.blockCast, { body: { castId: cast.userId, ...seen, ...more } }, guest);
const byCast = ({ guest, cast }: Booked, seen: Seen, more: object = {}) =>
  app.call(blockRoutes.blockGuest, { body: { guestId: guest.userId, ...seen, ...more } }, cast);
const previewOf = ({ guest, cast }: Booked) =>
  app.ok(blockRoutes.previewCastBlock, { query: { castId: cast.userId } }, guest);
const previewOfCast = ({ guest, cast }: Booked) =>
  app.ok(blockRoutes.previewGuestBlock, { query: { guestId: guest.userId } }, cast);
const penalties = async (cast: Person) =>
  (await app.db.selectFrom('penalty').select('id').where('cast_id', '=', cast.userId).execute()).length;
const hides = async ({ guest, cast }: Booked) =>
  (await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest)).status === 404;

/** A request for the day after the evening. */
async function ask({ guest, cast }: Booked) {
  const day = addDays(EVENING, 1);
  const { version } = await addSchedule(app, cast.userId, {
    day,
    fromMinute: 17 * 60,
    toMinute: 20 * 60 + 30,
    workMinute: 21 * 60,
  });
  return app.call(guestBookingRoutes.requestBooking, { body: requestBody({ ...cast, day, version }) }, guest);
}

test('a request ends without a fee and without a reason, and no other can be sent', async () => {
  const booked = await requested(app);
  const before = await spendable(app, booked.guest);
  expect(await previewOf(booked)).toEqual({
    blocked: false,
    bookings: [],
    pendingCount: 1,
    inMeeting: false,
  });
  expect(await byCast(booked, NOTHING)).toMatchObject({ status: 200, body: { endedBookings: 1 } });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'AUTO_CANCEL',
    open: false,
    settled_points: 0,
  });
  expect(await spendable(app, booked.guest)).toBe(before + 15_000);
  expect(await penalties(booked.cast)).toBe(0);
  expect((await told(app, booked.guest)).join()).not.toContain('BLOCK');
  expect(await ask(booked)).toMatchObject({ status: 409, code: 'CAST_NOT_AVAILABLE' });
});

test('a guest cancels a confirmed booking at the fee that he was shown, and at no other', async () => {
  const booked = await approved(app);
  const shown = await previewOf(booked);
  const { bookingId } = booked;
  expect(shown.bookings).toEqual([
    { bookingId, day: EVENING, startMinute: 18 * 60, castCount: 1, feePercent: 0, feePoints: 0 },
  ]);
  await app.moveTo(at(-24 + 18));
  expect(await byGuest(booked, NOTHING)).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await byGuest(booked, asSeen(shown))).toMatchObject({
    status: 409,
    code: 'SUM_CHANGED',
    details: { points: 7_500, minutes: null },
  });
  expect(await participationOf(app, bookingId)).toMatchObject({ status: 'APPROVE' });
  expect(await hides(booked)).toBe(false);

  const now = await previewOf(booked);
  expect(now.bookings).toMatchObject([{ bookingId, feePercent: 50, feePoints: 7_500 }]);
  expect(await byGuest(booked, asSeen(now))).toMatchObject({ status: 200, body: { endedBookings: 1 } });
  expect(await participationOf(app, bookingId)).toMatchObject({
    status: 'CANCEL',
    cancel_type: 'GUEST',
    settled_points: 7_500,
  });
  expect(await hides(booked)).toBe(true);
  expect(await penalties(booked.cast)).toBe(0);
});

test('what was cancelled a moment before is nothing that a block has to show', async () => {
  const booked = await approved(app);
  const reason = '予定が変わりました';
  await does(app, booked, guestBookingRoutes.cancelGuestBooking, { reason, shown: NOTHING.shown });
  expect(await byGuest(booked, NOTHING)).toMatchObject({ status: 200, body: { endedBookings: 0 } });
});

test('a cast cancels with a penalty, and without one when she reports for her safety', async () => {
  const report = { category: 'ABUSE', text: '', isSafety: true } as const;
  const cases: [more: object, penalties: number][] = [
    [{}, 1],
    [{ report: { ...report, isSafety: false } }, 1],
    [{ report }, 0],
  ];
  for (const [more, count] of cases) {
    const booked = await approved(app);
    const shown = await previewOfCast(booked);
    expect(shown.bookings).toMatchObject([{ bookingId: booked.bookingId, feePercent: 0, feePoints: 0 }]);
    expect(await byCast(booked, asSeen(shown), more)).toMatchObject({ status: 200 });
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      status: 'CANCEL',
      settled_points: 0,
    });
    expect(await penalties(booked.cast)).toBe(count);
  }
});

test.each([
  ['guest', byGuest],
  ['cast', byCast],
] as const)(
  'in a meeting a block by the %s waits for the end, but no request can be sent',
  async (_by, block) => {
    const booked = await met(app);
    expect(await previewOf(booked)).toMatchObject({ bookings: [], pendingCount: 0, inMeeting: true });
    expect(await block(booked, NOTHING)).toMatchObject({ status: 200, body: { endedBookings: 0 } });
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      status: 'APPROVE',
      finished_at: null,
    });
    expect(await hides(booked)).toBe(false);
    expect(await ask(booked)).toMatchObject({ status: 409, code: 'CAST_NOT_AVAILABLE' });
    await app.moveTo(at(19, 30));
    await does(app, booked, castBookingRoutes.endCastBooking);
    expect(await hides(booked)).toBe(true);
  },
);

test('of several casts the whole booking ends, and the fee is that of all of them', async () => {
  const { guest, casts, bookingId } = await requestedOf(app);
  const [first, second] = casts;
  for (const cast of casts) {
    const body = { bookingId, version: 1, decision: 1 } as const;
    await app.ok(castBookingRoutes.confirmBooking, { body }, cast);
  }
  await app.moveTo(at(-24 + 18));
  const booked = { guest, cast: first!, bookingId };
  const shown = await previewOf(booked);
  expect(shown.bookings).toMatchObject([{ bookingId, castCount: 2, feePercent: 50, feePoints: 15_000 }]);
  expect(await byGuest(booked, asSeen(shown))).toMatchObject({ status: 200, body: { endedBookings: 1 } });
  const participations = await app.db
    .selectFrom('participation')
    .select('status')
    .where('booking_id', '=', bookingId)
    .execute();
  expect(participations).toEqual([{ status: 'CANCEL' }, { status: 'CANCEL' }]);
  expect(await hides(booked)).toBe(true);
  expect(await hides({ ...booked, cast: second! })).toBe(false);
});

test('a cast who blocks before all have answered ends it for the others without a fee', async () => {
  const { guest, casts, bookingId } = await requestedOf(app);
  const booked = { guest, cast: casts[1]!, bookingId };
  const before = await spendable(app, guest);
  expect(await byCast(booked, NOTHING)).toMatchObject({ status: 200, body: { endedBookings: 1 } });
  const participations = await app.db
    .selectFrom('participation')
    .select(['cast_id', 'cancel_type'])
    .where('booking_id', '=', bookingId)
    .execute();
  expect(new Map(participations.map(({ cast_id, cancel_type }) => [cast_id, cancel_type]))).toEqual(
    new Map([
      [casts[0]!.userId, 'ONE_COULD_NOT_TAKE_PART'],
      [casts[1]!.userId, 'SUSPENDED'],
    ]),
  );
  expect(await spendable(app, guest)).toBe(before + 30_000);
});

test('the last who is still expected is cancelled with its fee, whoever of the others is no longer in it', async () => {
  const { guest, casts, bookingId } = await requestedOf(app);
  const [first, second] = casts;
  const acts = async (cast: Person, route: Route, more: object = {}) => {
    const { version } = await app.db
      .selectFrom('participation')
      .select('version')
      .where('booking_id', '=', bookingId)
      .where('cast_id', '=', cast.userId)
      .executeTakeFirstOrThrow();
    await app.ok(route, { body: { bookingId, version, ...more } as never }, cast);
  };
  for (const cast of casts) await acts(cast, castBookingRoutes.confirmBooking, { decision: 1 });
  await app.moveTo(at(17, 30));
  await acts(first!, castBookingRoutes.castArrived);
  await acts(second!, castBookingRoutes.cancelCastBooking, { reason: '体調不良', shown: NOTHING.shown });
  await acts(first!, castBookingRoutes.castTakeBackArrival);
  const booked = { guest, cast: first!, bookingId };
  const shown = await previewOf(booked);
  expect(shown.bookings).toMatchObject([{ bookingId, feePercent: 100, feePoints: 15_000 }]);
  expect(await byGuest(booked, asSeen(shown))).toMatchObject({ status: 200, body: { endedBookings: 1 } });
  const { settled_points } = await app.db
    .selectFrom('booking')
    .select('settled_points')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  expect(settled_points).toBe(15_000);
});

test('an evening that has begun with another cast goes on, also with the one who is blocked', async () => {
  const { guest, casts, bookingId } = await requestedOf(app);
  const [first, second] = casts;
  for (const cast of casts) {
    const body = { bookingId, version: 1, decision: 1 } as const;
    await app.ok(castBookingRoutes.confirmBooking, { body }, cast);
  }
  await app.moveTo(at(18));
  const { version } = await app.db
    .selectFrom('participation')
    .select('version')
    .where('cast_id', '=', first!.userId)
    .executeTakeFirstOrThrow();
  await app.ok(castBookingRoutes.castArrived, { body: { bookingId, version } }, first);
  const booked = { guest, cast: second!, bookingId };
  expect(await previewOf(booked)).toMatchObject({ bookings: [], inMeeting: true });
  expect(await byGuest(booked, NOTHING)).toMatchObject({ status: 200, body: { endedBookings: 0 } });
  const participations = await app.db
    .selectFrom('participation')
    .select('status')
    .where('booking_id', '=', bookingId)
    .execute();
  expect(participations).toEqual([{ status: 'APPROVE' }, { status: 'APPROVE' }]);
});
