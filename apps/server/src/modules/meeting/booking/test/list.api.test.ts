import { beforeEach, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import {
  approved,
  bookableCast,
  BOOKING_MODULES,
  does,
  EVENING,
  finished,
  requested,
  type Bookable,
} from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
const { listGuestBookings, todayGuestBookings, getGuestBooking } = guestBookingRoutes;
const { listCastBookings, todayCastBookings, getCastBooking, confirmBooking } = castBookingRoutes;

let guest: Person;
let cast: Bookable;
beforeEach(async () => {
  guest = await guestWithPoints(app, 500_000, { nickname: '太郎' });
  cast = await bookableCast(app, { stage: 1 });
  const profile = {
    selfIntro: 'よろしくお願いします。',
    shortProfile: '会社員',
    job: 'EMPLOYEE',
    weightKg: 70,
    smoking: null,
    realName: '山田太郎',
  };
  await app.db
    .updateTable('guest')
    .set({ profile: JSON.stringify(profile) })
    .where('id', '=', guest.userId)
    .execute();
});

test('lists go page by page, without gaps or repeats', async () => {
  for (let day = 1; day <= 23; day++) {
    await requested(app, { guest, cast: await bookableCast(app, { day: addDays(EVENING, day) }) });
  }
  const first = await app.ok(listGuestBookings, {}, guest);
  expect(first.items).toHaveLength(20);
  const second = await app.ok(
    listGuestBookings,
    { query: { tab: 'FUTURE', cursor: first.nextCursor! } },
    guest,
  );
  expect(second).toMatchObject({ nextCursor: null });
  const days = [...first.items, ...second.items].map((item) => item.participations[0]!.state.day);
  expect(days).toEqual(Array.from({ length: 23 }, (_, index) => addDays(EVENING, index + 1)));
  const wrong = { tab: 'FUTURE', cursor: Buffer.from('1 2').toString('base64url') } as const;
  expect(await app.call(listGuestBookings, { query: wrong }, guest)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  });
  expect(await app.call(listCastBookings, { query: wrong }, cast)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  });
});

test('her list can be narrowed to requests or to confirmed bookings', async () => {
  const day = addDays(EVENING, 30);
  const own = await bookableCast(app, { day });
  const request = await requested(app, { cast: own });
  const booking = await approved(app, {
    cast: own,
    body: { startMinute: 19 * 60 + 30, endMinute: 20 * 60 + 30 },
  });
  const ids = async (query: object) =>
    (await app.ok(listCastBookings, { query: { tab: 'FUTURE', ...query } }, own)).items.map(
      (item) => item.bookingId,
    );
  expect(await ids({})).toEqual([request.bookingId, booking.bookingId]);
  expect(await ids({ status: 'NEW' })).toEqual([request.bookingId]);
  expect(await ids({ status: 'ACCEPT' })).toEqual([booking.bookingId]);
  await does(app, request, confirmBooking, { decision: -1, reason: '場所が遠い' });
  const closed = await app.ok(listCastBookings, { query: { tab: 'PAST_REJECT_CANCEL' } }, own);
  expect(closed.items.map((item) => item.bookingId)).toEqual([request.bookingId]);
});

test('both see their side of a booking, and of the other only what belongs to it', async () => {
  const booked = await finished(app, { guest, cast });
  const query = { tab: 'PAST' } as const;
  const [forGuest] = (await app.ok(listGuestBookings, { query }, guest)).items;
  expect(forGuest).toMatchObject({
    bookingId: booked.bookingId,
    number: expect.stringMatching(/^DH-20261122-[0-9A-Z]{8}$/),
    startMinute: 1080,
    endMinute: 1170,
    requiredPoints: 15_000,
    settledPoints: 15_000,
    participations: [
      {
        endMinute: 1170,
        reviewed: false,
        cast: { userId: cast.userId, nickname: '美月', age: 28, storeName: 'ラウンジ 灯', district: '銀座' },
      },
    ],
  });
  // Of the whole: that of its one participation.
  expect(forGuest!.version).toBe(forGuest!.participations[0]!.state.version);
  const [forCast] = (await app.ok(listCastBookings, { query }, cast)).items;
  expect(forCast).toMatchObject({ expectedRewardPoints: 12_000, rewardPoints: 12_000, others: [] });
  expect(forCast!.guest).toEqual({
    userId: guest.userId,
    nickname: '太郎',
    age: 41,
    photo: null,
    ageChecked: true,
    shortProfile: '会社員',
    selfIntro: 'よろしくお願いします。',
    // Nothing else from his row: no birthday, phone, name or card.
    detail: { job: 'EMPLOYEE', weightKg: 70, smoking: null },
    meetingCount: 1,
  });
  const params = { bookingId: booked.bookingId };
  const detail = await app.ok(getGuestBooking, { params }, guest);
  expect(detail).toMatchObject({
    heldPoints: 15_000,
    releasedPoints: 0,
    participations: [{ billedMinutes: 90, billedPoints: 15_000, workingBar: 'ラウンジ 灯' }],
  });
  expect(detail.lots).toEqual([{ kind: 'PAID', points: 15_000, expiresOn: addDays('2026-11-20', 180) }]);
  expect(detail.history.map((event) => event.action)).toEqual(['request', 'approve', 'arrive', 'end']);
  expect(new Set(detail.history.map((event) => event.castId))).toEqual(new Set([cast.userId]));
  expect(await app.ok(getCastBooking, { params }, cast)).toMatchObject({
    feePercent: 20,
    billedPoints: 15_000,
  });
});

test('a cast sees nothing of a guest who has not asked her, also not of one who asked another', async () => {
  const day = addDays(EVENING, 45);
  const [asked, stranger] = [await bookableCast(app, { day }), await bookableCast(app, { day })];
  const { bookingId } = await requested(app, { guest, cast: asked });
  const { guest: seen } = await app.ok(getCastBooking, { params: { bookingId } }, asked);
  expect(seen).toMatchObject({ nickname: '太郎', detail: { job: 'EMPLOYEE' } });
  expect(await app.call(getCastBooking, { params: { bookingId } }, stranger)).toMatchObject({ status: 404 });
  const { items } = await app.ok(listCastBookings, { query: { tab: 'FUTURE' } }, stranger);
  expect(items).toEqual([]);
});

test('a meeting that the guest missed is none that he had', async () => {
  const day = addDays(EVENING, 39);
  const booked = await approved(app, { cast: await bookableCast(app, { day }) });
  await app.moveTo(instantAt(day, 18 * 60));
  await does(app, booked, castBookingRoutes.castArrived);
  await app.moveTo(instantAt(day, 18 * 60 + 20));
  await does(app, booked, castBookingRoutes.claimGuestAbsent);
  const { guest: seen } = await app.ok(
    getCastBooking,
    { params: { bookingId: booked.bookingId } },
    booked.cast,
  );
  expect(seen.meetingCount).toBe(0);
});

test('a day page has the confirmed bookings of the day, and of yesterday what is not finished', async () => {
  const day = addDays(EVENING, 40);
  const own = await bookableCast(app, { day, fromMinute: 22 * 60, toMinute: 27 * 60, workMinute: 28 * 60 });
  const over = { startMinute: 22 * 60, endMinute: 23 * 60 };
  const night = await approved(app, { cast: own, body: { startMinute: 23 * 60 + 30, endMinute: 26 * 60 } });
  const early = await approved(app, { cast: own, body: over });
  const today = async () => (await app.ok(todayCastBookings, {}, own)).items.map((item) => item.bookingId);
  await app.moveTo(instantAt(day, 22 * 60));
  await does(app, early, castBookingRoutes.castArrived);
  expect(await today()).toEqual([early.bookingId, night.bookingId]);
  await app.moveTo(instantAt(day, 24 * 60 - 15));
  await does(app, night, castBookingRoutes.castArrived);
  await app.moveTo(instantAt(day, 25 * 60));
  expect(await today()).toEqual([night.bookingId]);
  expect((await app.ok(todayGuestBookings, {}, early.guest)).items).toEqual([]);
  expect((await app.ok(todayGuestBookings, {}, night.guest)).items).toMatchObject([
    { bookingId: night.bookingId },
  ]);
});
