import { beforeEach, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { badges, reviveState } from '@yoimachi/domain/booking';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import { allApproved, byCast, byGuest, must, participationsOf, type Several } from './several.support.ts';
import { BOOKING_MODULES, EVENING, severalCasts, spendable } from './support.ts';

const { cancelGuestBooking, finishGuestBooking, askExtension, listGuestBookings, todayGuestBookings } =
  guestBookingRoutes;
const { castArrived, endCastBooking, listCastBookings, todayCastBookings, answerExtension } =
  castBookingRoutes;
const reason = '終電を逃しました';
/** Relative to the evening's day; after 24:00 it is the next one. */
const at = (hour: number, minute = 0) => instantAt(EVENING, hour * 60 + minute);

const app = useRewoundApp({ modules: BOOKING_MODULES });
let night: Several;
beforeEach(async () => {
  const schedule = { fromMinute: 23 * 60, toMinute: 29 * 60 + 45, workMinute: 30 * 60 };
  night = await allApproved(app, castBookingRoutes.confirmBooking, {
    guest: await guestWithPoints(app, 150_000),
    casts: await severalCasts(app, 2, schedule),
    body: { startMinute: 23 * 60 + 30, endMinute: 29 * 60 + 30 },
  });
});

const [FIRST, SECOND] = [0, 1];
const arrive = (index: number) => must(byCast(app, night, index, castArrived));
const today = async () => {
  const { guest, casts } = night;
  const lists = await Promise.all([
    app.ok(todayGuestBookings, {}, guest),
    ...casts.map((cast) => app.ok(todayCastBookings, {}, cast)),
  ]);
  return lists.map(({ items }) => items.length);
};
const guestBadges = async (tab?: 'PAST') => {
  const { items } = await app.ok(listGuestBookings, tab ? { query: { tab } } : {}, night.guest);
  return items[0]?.participations.map(({ state }) =>
    badges(reviveState(state), 'guest', app.clock.now(), false),
  );
};

test('a night belongs to its own day until it ends, for the guest and each cast', async () => {
  await app.moveTo(at(0));
  expect(await guestBadges()).toEqual([['TODAY'], ['TODAY']]);
  expect(await today()).toEqual([1, 1, 1]);
  await app.moveTo(at(23, 30));
  await arrive(FIRST);
  await arrive(SECOND);
  await app.moveTo(at(26));
  expect(await today()).toEqual([1, 1, 1]);
  expect(await guestBadges()).toEqual([
    ['TODAY', 'IN_MEETING'],
    ['TODAY', 'IN_MEETING'],
  ]);
  await must(byGuest(app, night, finishGuestBooking, { cast: FIRST }));
  // The evening continues with the second.
  expect(await today()).toEqual([1, 0, 1]);
  await app.moveTo(at(29, 20));
  await must(byGuest(app, night, askExtension, { cast: SECOND }));
  await must(byCast(app, night, SECOND, answerExtension, { decision: 1 }));
  await app.moveTo(at(29, 45));
  // Work starts at 30:00: until a quarter of an hour before at the latest.
  expect(await byGuest(app, night, askExtension, { cast: SECOND })).toMatchObject({ status: 409 });
  await must(byCast(app, night, SECOND, endCastBooking));
  expect(await today()).toEqual([0, 0, 0]);
  expect(await participationsOf(app, night.bookingId)).toMatchObject([
    { billed_minutes: 150, day: EVENING },
    { billed_minutes: 375, day: EVENING },
  ]);
  expect(await guestBadges('PAST')).toEqual([['DONE'], ['DONE']]);
});

test('the fee follows the day of the booking, not the hour of its start', async () => {
  const price = 2 * 60_000;
  const pays = async (points: number) => {
    const shown = { points, minutes: null };
    const answer = await byGuest(app, night, cancelGuestBooking, { reason, shown });
    return answer.status === 200 ? 200 : [answer.code, answer.details?.['points']];
  };
  await app.moveTo(at(0, -1));
  expect(await pays(price)).toEqual(['SUM_CHANGED', price / 2]);
  await app.moveTo(at(0));
  expect(await pays(price / 2)).toEqual(['SUM_CHANGED', price]);
  expect(await pays(price)).toBe(200);
  expect(await spendable(app, night.guest)).toBe(150_000 - price);
});

test('whoever never comes after midnight is a no-show of that day, which the end of the night closes', async () => {
  await app.moveTo(at(23, 30));
  await arrive(FIRST);
  await app.moveTo(at(24, 30));
  const [, absent] = night.casts;
  const { items } = await app.ok(listCastBookings, {}, absent);
  expect(items.map(({ state }) => badges(reviveState(state), 'cast', app.clock.now(), false))).toEqual([
    ['NO_SHOW'],
  ]);
  expect(await today()).toEqual([1, 1, 1]);
  await app.moveTo(at(29, 30));
  expect(await participationsOf(app, night.bookingId)).toMatchObject([
    { status: 'APPROVE' },
    { status: 'CANCEL', cancel_type: 'CAST_NO_SHOW', day: EVENING },
  ]);
  expect(await today()).toEqual([1, 1, 0]);
  await app.moveTo(instantAt(addDays(EVENING, 2), 0));
  expect(await today()).toEqual([0, 0, 0]);
});
