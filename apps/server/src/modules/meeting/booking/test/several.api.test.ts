import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { instantAt, addDays } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import { endBookingsOfSuspended } from '../index.ts';
import {
  allApproved,
  bookingOf,
  byCast,
  byGuest,
  must,
  participationsOf,
  type Several,
} from './several.support.ts';
import {
  at,
  BOOKING_MODULES,
  EVENING,
  requested,
  requestedOf,
  severalCasts,
  spendable,
  told,
} from './support.ts';

const { cancelGuestBooking, askExtension, finishGuestBooking, claimCastAbsent, reviewCast } =
  guestBookingRoutes;
const { confirmBooking, cancelCastBooking, castArrived, answerExtension, endCastBooking, forceFinish } =
  castBookingRoutes;
const reason = '都合が悪くなりました';

const app = useRewoundApp({ modules: BOOKING_MODULES });

const POINTS = 50_000;
const guestOf = (points = POINTS) => guestWithPoints(app, points);
const request = async (count = 2) =>
  requestedOf(app, { guest: await guestOf(), casts: await severalCasts(app, count) });
const confirmed = async (count = 2) =>
  allApproved(app, confirmBooking, { guest: await guestOf(), casts: await severalCasts(app, count) });
const statuses = async ({ bookingId }: Several) =>
  (await participationsOf(app, bookingId)).map((participation) => [
    participation.status,
    participation.cancel_type,
  ]);
const rewards = async ({ bookingId }: Several) =>
  (await participationsOf(app, bookingId)).map((participation) => participation.reward_points);

test('the last approval confirms the booking; until then her time is hers and nobody else is refused', async () => {
  const several = await request();
  const [first, second] = several.casts;
  const rival = await requested(app, { cast: first! });
  await must(byCast(app, several, 0, confirmBooking, { decision: 1 }));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ confirmed_at: null, open: true });
  expect(await told(app, several.guest)).toEqual(['GUEST_ONE_APPROVED']);
  expect(await statuses({ ...several, bookingId: rival.bookingId })).toEqual([['PENDING', null]]);
  const rivalApproval = { bookingId: rival.bookingId, version: 1, decision: 1 } as const;
  expect(await app.call(confirmBooking, { body: rivalApproval }, first)).toMatchObject({
    code: 'TIME_TAKEN',
  });
  await must(byCast(app, several, 1, confirmBooking, { decision: 1 }));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ confirmed_at: app.clock.now() });
  expect(await statuses({ ...several, bookingId: rival.bookingId })).toEqual([['AUTO_REJECT', null]]);
  expect((await told(app, several.guest)).at(-1)).toBe('GUEST_APPROVED');
  expect(await told(app, second!)).toEqual(['CAST_REQUEST_RECEIVED']);
});

test('a refusal ends the request for all: every point back, the others may be asked for that day again', async () => {
  const several = await request(3);
  expect(await spendable(app, several.guest)).toBe(POINTS - 45_000);
  await must(byCast(app, several, 0, confirmBooking, { decision: 1 }));
  await must(byCast(app, several, 1, confirmBooking, { decision: -1, reason }));
  expect(await statuses(several)).toEqual([
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
    ['REJECT', null],
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
  ]);
  expect(await spendable(app, several.guest)).toBe(POINTS);
  expect(await told(app, several.guest)).toEqual(['GUEST_ONE_APPROVED', 'GUEST_REJECTED']);
  expect((await told(app, several.casts[2]!)).at(-1)).toBe('CAST_ONE_COULD_NOT');
  await requestedOf(app, { guest: several.guest, casts: [several.casts[0]!, several.casts[2]!] });
  await requested(app, { cast: several.casts[1]! });
});

test('who does not answer in time ends it for who has; all who are late are late themselves', async () => {
  const several = await request(3);
  await must(byCast(app, several, 0, confirmBooking, { decision: 1 }));
  await app.moveTo((await participationsOf(app, several.bookingId))[0]!.deadline_at);
  expect(await statuses(several)).toEqual([
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
    ['AUTO_REJECT', null],
    ['AUTO_REJECT', null],
  ]);
  expect(await spendable(app, several.guest)).toBe(POINTS);
  expect((await told(app, several.guest)).filter((kind) => kind === 'GUEST_REPLY_EXPIRED')).toHaveLength(1);
});

test('before the confirmation she steps back without a penalty, and the guest withdraws all', async () => {
  const several = await request();
  await must(byCast(app, several, 0, confirmBooking, { decision: 1 }));
  await must(byCast(app, several, 0, cancelCastBooking, { reason }));
  expect(await statuses(several)).toEqual([
    ['CANCEL', 'CAST'],
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
  ]);
  expect(await app.db.selectFrom('penalty').selectAll().execute()).toEqual([]);
  const other = await request();
  await must(byCast(app, other, 0, confirmBooking, { decision: 1 }));
  expect(await byGuest(app, other, cancelGuestBooking, { cast: 0, reason })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  await must(byGuest(app, other, cancelGuestBooking, { reason }));
  expect(await statuses(other)).toEqual([
    ['CANCEL', 'GUEST'],
    ['CANCEL', 'GUEST'],
  ]);
  for (const cast of other.casts) expect((await told(app, cast)).at(-1)).toBe('CAST_WITHDRAWN');
  expect(await spendable(app, other.guest)).toBe(POINTS);
});

test('a changed schedule or a suspension of one ends it for all', async () => {
  const several = await request();
  const { scheduleId } = several.casts[0]!;
  await app.ok(
    scheduleRoutes.deleteSchedule,
    { body: { scheduleId, version: several.casts[0]!.version, confirmedRefusals: 1 } },
    several.casts[0],
  );
  expect(await statuses(several)).toEqual([
    ['AUTO_REJECT', null],
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
  ]);
  const due = await confirmed();
  const accountId = due.casts[1]!.userId;
  await withTransaction(app.db, (trx) =>
    endBookingsOfSuspended(trx, app.context, { accountId }, app.clock.now()),
  );
  expect(await statuses(due)).toEqual([
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
    ['AUTO_CANCEL', 'SUSPENDED'],
  ]);
  expect(await spendable(app, due.guest)).toBe(POINTS);
});

test('the guest cancels all of it: half of each plan the day before, each to its cast', async () => {
  const several = await confirmed();
  await app.moveTo(instantAt(addDays(EVENING, -1), 12 * 60));
  expect(await byGuest(app, several, cancelGuestBooking, { cast: 1, reason })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  await must(byGuest(app, several, cancelGuestBooking, { reason }));
  expect(await statuses(several)).toEqual([
    ['CANCEL', 'GUEST'],
    ['CANCEL', 'GUEST'],
  ]);
  expect(await rewards(several)).toEqual([5625, 5625]);
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 15_000, open: false });
  expect(await spendable(app, several.guest)).toBe(POINTS - 15_000);
  expect(await told(app, several.guest)).toContain('GUEST_FEE_SETTLED');
});

test('her cancellation of a confirmed booking ends it for all, and is hers alone to answer for', async () => {
  const several = await confirmed();
  await app.moveTo(at(9));
  await must(byCast(app, several, 1, cancelCastBooking, { reason }));
  expect(await statuses(several)).toEqual([
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
    ['CANCEL', 'CAST'],
  ]);
  const penalties = await app.db.selectFrom('penalty').select('cast_id').execute();
  expect(penalties).toEqual([{ cast_id: several.casts[1]!.userId }]);
  expect(await spendable(app, several.guest)).toBe(POINTS);
  expect((await told(app, several.guest)).at(-1)).toBe('GUEST_CANCELLED_BY_CAST');
});

test('once one has arrived each stands alone, and the booking settles with the last', async () => {
  const several = await confirmed();
  await app.moveTo(at(17, 50));
  await must(byCast(app, several, 0, castArrived));
  expect((await told(app, several.casts[1]!)).at(-1)).toBe('OTHERS_CAST_ARRIVED');
  await must(byCast(app, several, 1, cancelCastBooking, { reason }));
  expect(await statuses(several)).toEqual([
    ['APPROVE', null],
    ['CANCEL', 'CAST'],
  ]);
  expect((await told(app, several.guest)).at(-1)).toBe('GUEST_ONE_CAST_CANCELLED');
  expect((await told(app, several.casts[0]!)).at(-1)).toBe('OTHERS_CAST_CANCELLED');
  expect(await spendable(app, several.guest)).toBe(POINTS - 30_000);
  await app.moveTo(at(18, 45));
  expect(await byGuest(app, several, cancelGuestBooking, { reason })).toMatchObject({
    code: 'ACTION_NOT_ALLOWED',
  });
  await must(byGuest(app, several, finishGuestBooking));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 7500, open: false });
  expect(await rewards(several)).toEqual([5625, 0]);
  expect(await spendable(app, several.guest)).toBe(POINTS - 7500);
});

test('who never came is left alone: cancelled free, or closed with the end of all', async () => {
  const left = await confirmed();
  await app.moveTo(at(18));
  await must(byCast(app, left, 0, castArrived));
  await app.moveTo(at(18, 20));
  expect(await statuses(left)).toEqual([
    ['APPROVE', null],
    ['NO_SHOW', null],
  ]);
  expect(await byGuest(app, left, finishGuestBooking, { cast: 1 })).toMatchObject({ code: 'NOBODY_ARRIVED' });
  await must(byGuest(app, left, cancelGuestBooking, { cast: 1, reason }));
  expect(await statuses(left)).toEqual([
    ['APPROVE', null],
    ['CANCEL', 'CAST_NO_SHOW'],
  ]);
  await app.moveTo(at(19, 30));
  await must(byCast(app, left, 0, endCastBooking));
  expect(await rewards(left)).toEqual([11_250, 0]);
  expect(await spendable(app, left.guest)).toBe(POINTS - 15_000);
});

test('the end of all closes who never came, pays who did, and is one settlement', async () => {
  const several = await confirmed(3);
  await app.moveTo(at(18));
  await must(byCast(app, several, 0, castArrived));
  await must(byCast(app, several, 1, castArrived));
  await app.moveTo(at(19));
  await must(byGuest(app, several, finishGuestBooking));
  expect(await statuses(several)).toEqual([
    ['APPROVE', null],
    ['APPROVE', null],
    ['CANCEL', 'CAST_NO_SHOW'],
  ]);
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 20_000 });
  expect(await rewards(several)).toEqual([7500, 7500, 0]);
  expect(await spendable(app, several.guest)).toBe(POINTS - 20_000);
  expect((await told(app, several.guest)).filter((kind) => kind === 'GUEST_SETTLED')).toHaveLength(1);
});

test('nobody came: the guest leaves all at once, or the clock closes all', async () => {
  const several = await confirmed();
  await app.moveTo(at(18, 16));
  await must(byGuest(app, several, cancelGuestBooking, { reason }));
  expect(await statuses(several)).toEqual([
    ['CANCEL', 'CAST_NO_SHOW'],
    ['CANCEL', 'CAST_NO_SHOW'],
  ]);
  expect(await spendable(app, several.guest)).toBe(POINTS);
});

test('one ends early, another stays longer: each is paid for her own time, once, at the last end', async () => {
  const several = await confirmed();
  await app.moveTo(at(18));
  await must(byCast(app, several, 0, castArrived));
  await must(byCast(app, several, 1, castArrived));
  await app.moveTo(at(18, 50));
  await must(byCast(app, several, 0, forceFinish, { reason }));
  expect((await told(app, several.casts[1]!)).at(-1)).toBe('OTHERS_CAST_LEFT');
  expect(await participationsOf(app, several.bookingId)).toMatchObject([
    { billed_points: 10_000, billed_minutes: 60, settled_at: null, reward_points: null },
    { billed_points: null, settled_at: null },
  ]);
  expect(await spendable(app, several.guest)).toBe(POINTS - 30_000);
  await app.moveTo(at(19, 20));
  expect(await byGuest(app, several, askExtension, { cast: 0 })).toMatchObject({ status: 409 });
  expect(await byGuest(app, several, askExtension)).toMatchObject({ code: 'VALIDATION' });
  await must(byGuest(app, several, askExtension, { cast: 1 }));
  await must(byCast(app, several, 1, answerExtension, { decision: 1 }));
  expect(await spendable(app, several.guest)).toBe(POINTS - 32_500);
  await app.moveTo(at(19, 45));
  await must(byCast(app, several, 1, endCastBooking));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 27_500, open: false });
  expect(await rewards(several)).toEqual([7500, 13_125]);
  expect(await spendable(app, several.guest)).toBe(POINTS - 27_500);
  const settledAt = (await participationsOf(app, several.bookingId)).map(
    (participation) => participation.settled_at,
  );
  expect(settledAt).toEqual([at(19, 45), at(19, 45)]);
});

test('while a claim about one is open nothing settles', async () => {
  const several = await confirmed();
  await app.moveTo(at(18));
  await must(byCast(app, several, 0, castArrived));
  await must(byCast(app, several, 1, castArrived));
  await app.moveTo(at(18, 20));
  await must(byGuest(app, several, claimCastAbsent, { cast: 1 }));
  await app.moveTo(at(19, 30));
  await must(byCast(app, several, 0, endCastBooking));
  await app.moveTo(at(19, 45));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_at: null });
  await app.moveTo(instantAt(addDays(EVENING, 1), 18 * 60 + 20));
  expect(await statuses(several)).toEqual([
    ['APPROVE', null],
    ['CANCEL', 'CAST_NO_SHOW'],
  ]);
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 15_000 });
  expect(await rewards(several)).toEqual([11_250, 0]);
});

test('each cast is reviewed on her own, and only she who was there', async () => {
  const several = await confirmed();
  await app.moveTo(at(18));
  await must(byCast(app, several, 0, castArrived));
  await app.moveTo(at(19));
  await must(byGuest(app, several, finishGuestBooking));
  const { bookingId, guest, casts } = several;
  const of = (index: number) =>
    ({ body: { bookingId, castId: casts[index]!.userId, tier: 'GOOD' } }) as const;
  expect(await app.call(reviewCast, { body: { bookingId, tier: 'GOOD' } }, guest)).toMatchObject({
    code: 'VALIDATION',
  });
  expect((await app.call(reviewCast, of(0), guest)).status).toBe(200);
  expect(await app.call(reviewCast, of(1), guest)).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
});

test('a stale view of the whole is refused, of one participation only where that participation changed', async () => {
  const several = await confirmed();
  const { bookingId, guest, casts } = several;
  await app.moveTo(at(18));
  const before = await participationsOf(app, bookingId);
  await must(byCast(app, several, 0, castArrived));
  await must(byCast(app, several, 1, castArrived));
  await app.moveTo(at(18, 30));
  const shown = { points: 15_000, minutes: 90 };
  const whole = { bookingId, version: before[0]!.version + before[1]!.version, shown };
  expect(await app.call(finishGuestBooking, { body: whole }, guest)).toMatchObject({ code: 'CONFLICT' });
  const now = (await participationsOf(app, bookingId))[0]!;
  const one = {
    bookingId,
    version: now.version,
    castId: casts[0]!.userId,
    shown: { points: 7500, minutes: 45 },
  };
  expect(await app.call(finishGuestBooking, { body: one }, guest)).toMatchObject({ status: 200 });
});
