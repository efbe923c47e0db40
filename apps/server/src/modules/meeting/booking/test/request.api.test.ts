import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays } from '@yoimachi/domain/time';
import {
  addSchedule,
  guestWithPoints,
  signUp,
  signUpGuest,
  useRewoundApp,
  verifiedCastWithSchedule,
} from '../../../../test-support/index.ts';
import {
  approved,
  at,
  bookableCast,
  BOOKING_MODULES,
  command,
  does,
  EVENING,
  participationOf,
  requestBody,
  requested,
  spendable,
  told,
} from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });
const { requestBooking, checkValidDate, cancelGuestBooking } = guestBookingRoutes;

test('a request holds its points, tells the cast and waits for her until the deadline', async () => {
  const { guest, cast, bookingId } = await requested(app);
  const participation = await participationOf(app, bookingId);
  expect(participation).toMatchObject({
    status: 'PENDING',
    planned_points: 15_000,
    due_action: 'autoReject',
    open: true,
  });
  expect(participation.deadline_at.toISOString()).toBe('2026-11-21T03:00:00.000Z');
  expect(participation.reminder_at!.toISOString()).toBe('2026-11-21T01:00:00.000Z');
  expect(await spendable(app, guest)).toBe(85_000);
  expect(await told(app, cast)).toEqual(['CAST_REQUEST_RECEIVED']);
});

test('the quote says what a request needs, and what is missing', async () => {
  const guest = await guestWithPoints(app, 10_000);
  const cast = await bookableCast(app);
  const { clientRequestId: _id, place: _place, ...body } = requestBody(cast);
  expect(await app.ok(checkValidDate, { body }, guest)).toEqual({
    requiredPoints: 15_000,
    heldPoints: 10_000,
    usagePoints: 10_000,
    missingPoints: 5000,
    missingYen: 6050,
    deadlineAt: '2026-11-21T03:00:00.000Z',
    feeTable: [
      { day: null, percent: 0, points: 0 },
      { day: addDays(EVENING, -1), percent: 50, points: 7500 },
      { day: EVENING, percent: 100, points: 15_000 },
    ],
    ageChecked: true,
    hasCard: true,
    hasNickname: true,
    under20: { guest: false, castIds: [] },
  });
});

test.each([
  ['SCHEDULE_CHANGED', { day: addDays(EVENING, 1) }],
  ['REQUEST_START_BEFORE_OPEN', { startMinute: 16 * 60 + 45 }],
  ['REQUEST_END_AFTER_CLOSE', { endMinute: 20 * 60 + 45 }],
  ['REQUEST_START_TOO_LATE', { startMinute: 20 * 60, endMinute: 20 * 60 + 30 }],
  ['REQUEST_TOO_SHORT', { endMinute: 18 * 60 + 30 }],
  ['REQUEST_TOO_SHORT', { endMinute: 17 * 60 }],
  ['REQUEST_STEP', { startMinute: 18 * 60 + 5 }],
  ['REQUEST_GUEST_COUNT', { guestCount: 5 }],
  ['PLACE_REQUIRED', { place: ' ' }],
  ['PLACE_NOT_PUBLIC', { place: '銀座のホテル' }],
])('%s', async (code, change) => {
  const guest = await guestWithPoints(app);
  const cast = await bookableCast(app);
  expect(await app.call(requestBooking, { body: requestBody(cast, change) }, guest)).toMatchObject({ code });
  expect(await spendable(app, guest)).toBe(100_000);
});

test('days are from tomorrow on, four hours ahead, at most sixty', async () => {
  const guest = await guestWithPoints(app);
  const onDay = async (days: number, more: object = {}) => {
    const cast = await bookableCast(app, { day: addDays(EVENING, days) });
    return app.call(requestBooking, { body: requestBody(cast, more) }, guest);
  };
  expect(await onDay(-2)).toMatchObject({ code: 'REQUEST_TOO_EARLY' });
  expect(await onDay(59)).toMatchObject({ code: 'REQUEST_TOO_FAR' });
  const late = await verifiedCastWithSchedule(app, {
    day: EVENING,
    fromMinute: 0,
    toMinute: 300,
    workMinute: 420,
  });
  const night = await guestWithPoints(app);
  await app.moveTo(at(-4, 15));
  const body = requestBody(late, { startMinute: 0, endMinute: 60 });
  expect(await app.call(requestBooking, { body }, night)).toMatchObject({ code: 'REQUEST_LEAD_HOURS' });
  await app.ok(requestBooking, { body: requestBody(late, { startMinute: 30, endMinute: 90 }) }, night);
});

test('what changed since the guest looked is said', async () => {
  const day = addDays(EVENING, 7);
  const guest = await guestWithPoints(app);
  const cast = await bookableCast(app, { day });
  const seen = requestBody(cast).casts[0]!;
  const withSeen = (change: object) =>
    app.call(requestBooking, { body: requestBody(cast, { casts: [{ ...seen, ...change }] }) }, guest);
  expect(await withSeen({ scheduleVersion: 2 })).toMatchObject({ status: 409, code: 'SCHEDULE_CHANGED' });
  expect(await withSeen({ price30: 4900 })).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  await app.db
    .updateTable('cast_member')
    .set({ paused_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  expect(await withSeen({})).toMatchObject({ status: 409, code: 'CASTS_UNAVAILABLE' });
  expect(await withSeen({ castId: guest.userId })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const taken = await approved(app, { cast: await bookableCast(app, { day }) });
  const body = requestBody(taken.cast, { startMinute: 19 * 60, endMinute: 20 * 60 });
  expect(await app.call(requestBooking, { body }, guest)).toMatchObject({ code: 'CAST_UNAVAILABLE_AT_TIME' });
});

test('a person cannot book the same person, nor alone with friends a cast who does not come alone', async () => {
  const day = addDays(EVENING, 7);
  const cast = await bookableCast(app, { day, cantJoinAlone: true });
  const self = await signUp(app, 1, cast.phone);
  expect(await app.call(requestBooking, { body: requestBody(cast) }, self)).toMatchObject({
    code: 'SAME_PERSON',
  });
  const guest = await guestWithPoints(app);
  const body = requestBody(cast, { guestCount: 2 });
  expect(await app.call(requestBooking, { body }, guest)).toMatchObject({ code: 'CANT_JOIN_ALONE' });
});

test('an age-checked guest whose points suffice sends without a card', async () => {
  const cast = await bookableCast(app);
  const guest = await guestWithPoints(app, 15_000);
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  const body = requestBody(cast);
  const { clientRequestId: _id, place: _place, ...asked } = body;
  expect(await app.ok(checkValidDate, { body: asked }, guest)).toMatchObject({
    ageChecked: true,
    hasCard: false,
    missingPoints: 0,
  });
  await app.ok(requestBooking, { body }, guest);
  expect(await spendable(app, guest)).toBe(0);
});

test('a guest without a name gives one with his first request, and keeps it', async () => {
  const guest = await guestWithPoints(app, 100_000, { nickname: 'ゲスト' });
  const cast = await bookableCast(app);
  const send = (nickname?: string) =>
    app.call(
      requestBooking,
      { body: { ...requestBody(cast), ...(nickname !== undefined && { nickname }) } },
      guest,
    );
  const { clientRequestId: _id, place: _place, ...asked } = requestBody(cast);
  expect(await app.ok(checkValidDate, { body: asked }, guest)).toMatchObject({ hasNickname: false });
  expect(await send()).toMatchObject({ code: 'NICKNAME_REQUIRED', details: { field: 'nickname' } });
  expect(await send('あ'.repeat(11))).toMatchObject({ code: 'NICKNAME_LENGTH' });
  expect(await spendable(app, guest)).toBe(100_000);
  const answer = await send(' ゆうと ');
  const seen = await app.ok(castBookingRoutes.getCastBooking, { params: answer.body }, cast);
  expect(seen.guest.nickname).toBe('ゆうと');
});

test('a name that somebody has is not changed by a request, nor by one that is refused', async () => {
  const [named, nameless] = [
    await guestWithPoints(app, 100_000, { nickname: 'けんた' }),
    await guestWithPoints(app, 0, { nickname: 'ゲスト' }),
  ];
  const cast = await bookableCast(app);
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  const nickname = 'ゆうと';
  await app.call(requestBooking, { body: { ...requestBody(cast), nickname } }, nameless);
  await app.ok(requestBooking, { body: { ...requestBody(cast), nickname } }, named);
  const names = await app.db
    .selectFrom('guest')
    .select('nickname')
    .where('id', 'in', [named.userId, nameless.userId])
    .execute();
  expect(names.map((row) => row.nickname).sort()).toEqual(['けんた', 'ゲスト'].sort());
});

test('a request needs a card, and points', async () => {
  const cast = await bookableCast(app, { day: addDays(EVENING, 7) });
  const withoutCard = await signUpGuest(app);
  expect(await app.call(requestBooking, { body: requestBody(cast) }, withoutCard)).toMatchObject({
    code: 'CARD_REQUIRED',
  });
  const poor = await guestWithPoints(app, 14_000);
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  expect(await app.call(requestBooking, { body: requestBody(cast) }, poor)).toMatchObject({
    status: 409,
    code: 'POINTS_INSUFFICIENT',
    details: { missingPoints: 1000 },
  });
});

test('one request a day, and a day once asked of her is not asked again', async () => {
  const day = addDays(EVENING, 7);
  const booked = await requested(app, { cast: await bookableCast(app, { day }) });
  const other = await bookableCast(app, { day });
  const again = () => app.call(requestBooking, { body: requestBody(booked.cast) }, booked.guest);
  expect(await app.call(requestBooking, { body: requestBody(other) }, booked.guest)).toMatchObject({
    code: 'OTHER_CAST_REQUESTED',
  });
  expect(await again()).toMatchObject({ code: 'ALREADY_REQUESTED' });
  await does(app, booked, castBookingRoutes.confirmBooking, { decision: -1, reason: '時間が合わない' });
  expect(await again()).toMatchObject({ code: 'ALREADY_REQUESTED' });
  await app.ok(requestBooking, { body: requestBody(other) }, booked.guest);
});

test('a withdrawn day may be asked again, three times a day', async () => {
  const day = addDays(EVENING, 8);
  const guest = await guestWithPoints(app);
  const cast = await bookableCast(app, { day });
  for (let count = 1; count <= 3; count++) {
    const booked = await requested(app, { guest, cast });
    await does(app, booked, cancelGuestBooking, { reason: '予定が合わなくなった' });
  }
  expect(await app.call(requestBooking, { body: requestBody(cast) }, guest)).toMatchObject({
    status: 429,
    code: 'WITHDRAWALS_EXCEEDED',
  });
  await app.moveBy(24 * 60);
  await requested(app, { guest, cast });
});

test('the same request sent twice is one booking, with its key and without', async () => {
  const guest = await guestWithPoints(app);
  const cast = await bookableCast(app, { day: addDays(EVENING, 9) });
  const body = requestBody(cast);
  const key = crypto.randomUUID();
  const first = await app.ok(requestBooking, { body, key }, guest);
  expect(await app.ok(requestBooking, { body, key }, guest)).toEqual(first);
  expect(await app.ok(requestBooking, { body }, guest)).toEqual(first);
  expect(await app.call(requestBooking, { body: { ...body, guestCount: 2 }, key }, guest)).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  const other = await bookableCast(app, { day: addDays(EVENING, 9) });
  const stolen = requestBody(other, { clientRequestId: body.clientRequestId });
  expect(await app.call(requestBooking, { body: stolen }, guest)).toMatchObject({ code: 'CONFLICT' });
  expect(await spendable(app, guest)).toBe(85_000);
});

test('a booking over midnight overlaps the next day', async () => {
  const day = addDays(EVENING, 10);
  const night = { fromMinute: 22 * 60, toMinute: 26 * 60, workMinute: 27 * 60 };
  const cast = await bookableCast(app, { day, ...night });
  const { guest } = await requested(app, { cast, body: { startMinute: 23 * 60, endMinute: 25 * 60 } });
  const next = await verifiedCastWithSchedule(app, {
    day: addDays(day, 1),
    fromMinute: 30,
    toMinute: 180,
    workMinute: 240,
  });
  const body = requestBody(next, { startMinute: 30, endMinute: 90 });
  expect(await app.call(requestBooking, { body }, guest)).toMatchObject({ code: 'OTHER_CAST_REQUESTED' });
  await addSchedule(app, cast.userId, { day: addDays(day, 3) });
});

test('nobody asks her whom she would not take again', async () => {
  const booked = await requested(app, { cast: await bookableCast(app, { day: addDays(EVENING, 11) }) });
  const { id } = await participationOf(app, booked.bookingId);
  await app.db
    .insertInto('review')
    .values({
      id: app.context.ids.newId(),
      participation_id: id,
      author: 'cast',
      guest_id: booked.guest.userId,
      cast_id: booked.cast.userId,
      tier: 'BAD',
      again: 'NOT_OK',
      created_at: app.clock.now(),
    })
    .execute();
  const { scheduleId: _schedule, ...later } = await addSchedule(app, booked.cast.userId, {
    day: addDays(EVENING, 12),
  });
  const body = requestBody({ ...booked.cast, ...later });
  expect(await app.call(requestBooking, { body }, booked.guest)).toMatchObject({
    code: 'CAST_NOT_AVAILABLE',
  });
});

test('a stranger learns nothing of a booking', async () => {
  const booked = await requested(app, { cast: await bookableCast(app, { day: addDays(EVENING, 13) }) });
  const [guest, cast] = [await guestWithPoints(app), await bookableCast(app, { day: addDays(EVENING, 13) })];
  const foreign = { ...booked, guest, cast };
  expect(await command(app, foreign, cancelGuestBooking, { reason: 'x' })).toMatchObject({
    status: 404,
  });
  expect(await command(app, foreign, castBookingRoutes.confirmBooking, { decision: 1 })).toMatchObject({
    status: 404,
  });
  const params = { bookingId: booked.bookingId };
  expect(await app.call(guestBookingRoutes.getGuestBooking, { params }, guest)).toMatchObject({
    status: 404,
  });
  expect(await app.call(castBookingRoutes.getCastBooking, { params }, cast)).toMatchObject({ status: 404 });
});
