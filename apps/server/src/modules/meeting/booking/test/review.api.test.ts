import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { REVIEW_WINDOW_HOURS } from '@yoimachi/domain/review';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import { approved, BOOKING_MODULES, finished, told, type Booked } from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES });

const { reviewCast, getGuestBooking } = guestBookingRoutes;
const { reviewGuest, getCastBooking } = castBookingRoutes;
const castRow = ({ cast }: Booked) =>
  app.db.selectFrom('cast_member').selectAll().where('id', '=', cast.userId).executeTakeFirstOrThrow();
const byGuest = ({ bookingId }: Booked, tier: 'GOOD' | 'KEEP' | 'BAD' = 'GOOD') => ({
  body: { bookingId, tier },
});
const byCast = ({ bookingId }: Booked) => ({
  body: { bookingId, tier: 'KEEP' as const, again: 'OK' as const, comment: '楽しい時間でした' },
});

test('reviews are hidden until both are in, then count', async () => {
  const booked = await finished(app);
  const params = { bookingId: booked.bookingId };
  await app.ok(reviewCast, byGuest(booked), booked.guest);
  expect((await told(app, booked.cast)).at(-1)).toBe('CAST_REVIEW_WAITING');
  expect(await app.ok(getCastBooking, { params }, booked.cast)).toMatchObject({
    theirTier: null,
    reviewed: false,
  });
  expect(await castRow(booked)).toMatchObject({ review_count: 0 });
  await app.ok(reviewGuest, byCast(booked), booked.cast);
  expect(await castRow(booked)).toMatchObject({ review_count: 1, review_points: 5 });
  const forCast = await app.ok(getCastBooking, { params }, booked.cast);
  expect(forCast).toMatchObject({ theirTier: 'GOOD', myTier: 'KEEP', reviewed: true, reviewOpenUntil: null });
  expect(forCast.guestReviewCounts).toEqual({ good: 0, keep: 1, bad: 0 });
  const forGuest = await app.ok(getGuestBooking, { params }, booked.guest);
  expect(forGuest.participations[0]).toMatchObject({ theirTier: 'KEEP', myTier: 'GOOD' });
  expect(JSON.stringify(forGuest)).not.toContain('楽しい');
});

test('after seven days what one wrote is shown, and nothing can be written', async () => {
  const booked = await finished(app);
  await app.ok(reviewCast, byGuest(booked, 'BAD'), booked.guest);
  await app.moveBy(REVIEW_WINDOW_HOURS * 60 - 1);
  expect(await castRow(booked)).toMatchObject({ review_count: 0 });
  await app.moveBy(1);
  expect(await castRow(booked)).toMatchObject({ review_count: 1, review_points: 1 });
  expect(await app.call(reviewGuest, byCast(booked), booked.cast)).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
});

test('a review is written once, of a finished meeting, by its people', async () => {
  const open = await approved(app);
  expect(await app.call(reviewCast, byGuest(open), open.guest)).toMatchObject({ code: 'REVIEW_NOT_OPEN' });
  const booked = await finished(app);
  await app.ok(reviewCast, byGuest(booked), booked.guest);
  expect(await app.call(reviewCast, byGuest(booked), booked.guest)).toMatchObject({
    code: 'REVIEW_ALREADY_SENT',
  });
  expect(await app.call(reviewCast, byGuest(booked), await guestWithPoints(app))).toMatchObject({
    status: 404,
  });
});
