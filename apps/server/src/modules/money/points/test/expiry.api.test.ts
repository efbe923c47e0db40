import { describe, expect, it } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import { addDays, dayOf, endOfDay, instantAt, type Day } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import {
  givePoints,
  guestWithPoints,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { grantPoints } from '../index.ts';
import { bookingOf, hold, settle } from './support.ts';

const test = useTestApp();
const TEN = 10 * 60;

const balanceOf = async (guest: Person) =>
  (await test.ok(pointsRoutes.userPoint, {}, guest)).document.currentPoint;

/** What a guest was told about expiring points, oldest first. */
async function told(guest: Person): Promise<string[]> {
  const { items } = await test.ok(notificationRoutes.listNotifications, {}, guest);
  return items
    .filter(({ kind }) => kind === 'GUEST_POINTS_EXPIRING')
    .map(({ body }) => body)
    .toReversed();
}

const slashed = (day: Day) => day.replaceAll('-', '/');
const ending = (points: string, day: Day) => `${points}Pの有効期限が${slashed(day)}に迫っています。`;

function giveFree(guestId: string, points: number, days: number): Promise<number> {
  const at = test.clock.now();
  const lot = { lotKind: 'FREE', expiresOn: addDays(dayOf(at), days), from: 'GRANTED' } as const;
  const key = `free:${test.context.ids.newId()}`;
  return withTransaction(test.db, (trx) =>
    grantPoints(trx, { guestId, points, ...lot, kind: 'ADJUSTMENT', key }, at),
  );
}

describe('points that end soon', () => {
  it('are announced 30, 7 and 1 days before, once each', async () => {
    const guest = await guestWithPoints(test, 1200);
    const lastDay = addDays(dayOf(test.clock.now()), 180);
    await test.moveTo(instantAt(addDays(lastDay, -30), TEN - 1));
    expect(await told(guest)).toEqual([]);
    for (const days of [30, 7, 1]) {
      await test.moveTo(instantAt(addDays(lastDay, -days), TEN));
      await test.moveBy(60);
    }
    expect(await told(guest)).toEqual(Array(3).fill(ending('1,200', lastDay)));
    await test.moveTo(endOfDay(lastDay));
    expect(await told(guest)).toHaveLength(3);
  });

  it('are announced once by the nearest distance after the server was down, and not at all when they have ended', async () => {
    const guest = await guestWithPoints(test, 1200);
    const lastDay = addDays(dayOf(test.clock.now()), 180);
    await test.moveTo(instantAt(addDays(lastDay, -3), TEN));
    expect(await told(guest)).toEqual([ending('1,200', lastDay)]);
    const late = await guestWithPoints(test, 800);
    await test.moveBy(200 * 24 * 60);
    expect(await told(late)).toEqual([]);
    expect(await balanceOf(late)).toBe(0);
  });

  it('are told together when they end on one day, and only those that can still be spent', async () => {
    const guest = await guestWithPoints(test, 1000);
    await givePoints(test, guest.userId, 500);
    const cast = await verifiedCast(test);
    const lastDay = addDays(dayOf(test.clock.now()), 180);
    await test.moveTo(instantAt(addDays(lastDay, -31), TEN));
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 1100);
    await test.moveBy(24 * 60);
    expect(await told(guest)).toEqual([ending('400', lastDay)]);
    // Returned points are announced late rather than never: their first notice was due while they were held.
    await settle(test, booking, cast.userId, { points: 0 });
    await test.work();
    expect(await told(guest)).toEqual([ending('400', lastDay), ending('1,000', lastDay)]);
  });
});

describe('the end of points', () => {
  it('is midnight in Tokyo: the last minute of the last day still spends them', async () => {
    const guest = await guestWithPoints(test, 0);
    const cast = await verifiedCast(test);
    await giveFree(guest.userId, 300, 5);
    const lastDay = addDays(dayOf(test.clock.now()), 5);
    await test.moveTo(instantAt(lastDay, 23 * 60 + 59));
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    expect(await hold(test, guest.userId, booking.bookingId, 100)).toMatchObject({ ok: true });
    await test.moveTo(endOfDay(lastDay));
    expect(await balanceOf(guest)).toBe(0);
    // Held points of an expired lot still pay for their booking.
    expect(await settle(test, booking, cast.userId, { points: 60, compensate: false })).toMatchObject({
      usedPoints: 60,
    });
    expect(await balanceOf(guest)).toBe(0);
  });

  it('is that of three lots on one day: what is left of all ends once, after a part was spent', async () => {
    const cast = await verifiedCast(test);
    const today = dayOf(test.clock.now());
    const [lastDay, end] = [addDays(today, 40), endOfDay(addDays(today, 40))];
    const guests: Person[] = [];
    for (let count = 0; count < 2; count++) {
      const guest = await guestWithPoints(test, 0);
      for (const points of [300, 100, 200]) await giveFree(guest.userId, points, 40);
      const booking = await bookingOf(test, guest.userId, cast.userId, 2);
      await hold(test, guest.userId, booking.bookingId, 350);
      await settle(test, booking, cast.userId, { points: 350 });
      guests.push(guest);
    }
    // Past each announcement, and to the minute before the end.
    for (const days of [9, 10, 11, 33, 39]) await test.moveTo(instantAt(addDays(today, days), TEN));
    await test.moveTo(instantAt(lastDay, 23 * 60 + 59));
    for (const guest of guests) {
      expect(await balanceOf(guest)).toBe(250);
      expect(await told(guest)).toEqual([
        ending('250', lastDay),
        ending('250', lastDay),
        ending('250', lastDay),
      ]);
    }
    await test.moveTo(end);
    await test.moveBy(60);
    for (const guest of guests) {
      const { items } = await test.ok(pointsRoutes.guestHistory, {}, guest);
      const ended = items.filter(({ kind }) => kind === 'EXPIRY').toReversed();
      expect(ended.map(({ points, at }) => [points, at])).toEqual([[-250, end.toISOString()]]);
      expect(await balanceOf(guest)).toBe(0);
    }
  });

  it('catches up after the server was down, lot by lot in the order of their days', async () => {
    const guest = await guestWithPoints(test, 0);
    const today = dayOf(test.clock.now());
    await giveFree(guest.userId, 300, 9);
    await giveFree(guest.userId, 100, 4);
    await giveFree(guest.userId, 200, 6);
    await test.moveBy(30 * 24 * 60);
    const { items } = await test.ok(pointsRoutes.guestHistory, {}, guest);
    const ended = items.filter(({ kind }) => kind === 'EXPIRY').toReversed();
    expect(ended.map(({ points, at, balancePoints }) => [points, at, balancePoints])).toEqual([
      [-100, endOfDay(addDays(today, 4)).toISOString(), 500],
      [-200, endOfDay(addDays(today, 6)).toISOString(), 300],
      [-300, endOfDay(addDays(today, 9)).toISOString(), 0],
    ]);
  });
});
