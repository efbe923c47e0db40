import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import {
  givePoints,
  guestWithPoints,
  signUpGuest,
  useRewoundApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { addToHold, assertCoherent } from '../index.ts';
import { bookingOf, dropBooking, hold, settle, type TestBooking } from './support.ts';

const test = useRewoundApp();

const balance = async (guest: { token(): Promise<string> }) => {
  const { document } = await test.ok(pointsRoutes.userPoint, {}, guest);
  return document.currentPoint;
};
describe('the ledger', () => {
  it('holds nearest expiry first, pays what is due less the stage fee, and gives the rest back to its own lots', async () => {
    const guest = await guestWithPoints(test, 3000);
    await test.moveBy(24 * 60);
    await givePoints(test, guest.userId, 10_000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    expect(await hold(test, guest.userId, booking.bookingId, 5000)).toMatchObject({ ok: true });
    expect(await balance(guest)).toBe(8000);
    const resolved = await settle(test, booking, cast.userId, { points: 3500 });
    expect(resolved).toMatchObject({
      usedPoints: 3500,
      releasedPoints: 1500,
      rewards: [{ rewardPoints: 2625, feePoints: 875 }],
    });
    const detail = await test.ok(pointsRoutes.pointDetail, {}, guest);
    expect(detail).toMatchObject({ currentPoint: 9500, heldPoint: 0, lots: [{ remainingPoints: 9500 }] });

    const lines = (await test.ok(pointsRoutes.guestHistory, {}, guest)).items;
    expect(
      lines.map(({ kind, points, usedPoints, balancePoints }) => [kind, points, usedPoints, balancePoints]),
    ).toEqual([
      ['RELEASE', 1500, 0, 9500],
      ['USE', 0, 3500, 8000],
      ['HOLD', -5000, 0, 8000],
      ['PURCHASE', 10_000, 0, 13_000],
      ['PURCHASE', 3000, 0, 3000],
    ]);
    const earned = (await test.ok(pointsRoutes.castHistory, {}, cast)).items;
    expect(
      earned.map(({ kind, points, feePoints, balancePoints }) => [kind, points, feePoints, balancePoints]),
    ).toEqual([['CAST_REWARD_BOOKING', 2625, 875, 2625]]);
  });

  it('gives back 2,500 of 15,000 points when 75 of 90 planned minutes are used', async () => {
    const guest = await guestWithPoints(test, 15_000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 15_000);
    expect(await settle(test, booking, cast.userId, { points: 12_500 })).toMatchObject({
      usedPoints: 12_500,
      releasedPoints: 2500,
    });
    expect(await balance(guest)).toBe(2500);
  });

  it('refuses what the balance does not cover, and holds nothing then', async () => {
    const guest = await guestWithPoints(test, 1000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    expect(await hold(test, guest.userId, booking.bookingId, 1001)).toEqual({
      ok: false,
      error: { code: 'POINTS_INSUFFICIENT', details: { missingPoints: 1 } },
    });
    expect(await balance(guest)).toBe(1000);
    await dropBooking(test, booking);
  });

  it('resolves a hold once', async () => {
    const guest = await guestWithPoints(test, 1000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 800);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => settle(test, booking, cast.userId, { points: 800 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance(guest)).toBe(200);
  });

  it('uses points that expired while held, and makes lapsed paid points good when the guest did not cause the release', async () => {
    for (const compensate of [true, false]) {
      const guest = await guestWithPoints(test, 1000);
      const cast = await verifiedCast(test);
      const booking = await bookingOf(test, guest.userId, cast.userId, 2);
      await hold(test, guest.userId, booking.bookingId, 1000);
      await test.moveBy(181 * 24 * 60);
      expect(await settle(test, booking, cast.userId, { points: 400, compensate })).toMatchObject({
        usedPoints: 400,
      });
      const { lots, currentPoint } = await test.ok(pointsRoutes.pointDetail, {}, guest);
      expect(currentPoint).toBe(compensate ? 600 : 0);
      expect(lots).toMatchObject(
        compensate ? [{ kind: 'FREE', expiresOn: addDays(dayOf(test.clock.now()), 30) }] : [],
      );
    }
  });

  it('ends lots with the last day in Tokyo, by itself', async () => {
    const guest = await guestWithPoints(test, 700);
    const lastDay = addDays(dayOf(test.clock.now()), 180);
    await test.moveTo(instantAt(lastDay, 1439));
    expect(await balance(guest)).toBe(700);
    await test.moveTo(instantAt(lastDay, 1440));
    expect(await balance(guest)).toBe(0);
    expect((await test.ok(pointsRoutes.guestHistory, {}, guest)).items[0]).toMatchObject({
      kind: 'EXPIRY',
      points: -700,
    });
  });

  it('never changes what it has written', async () => {
    const guest = await guestWithPoints(test, 1000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 1000);
    await settle(test, booking, cast.userId, { points: 1000 });
    for (const statement of [
      'update ledger_transfer set points = 1',
      'delete from ledger_transfer',
      'delete from hold_resolution',
    ]) {
      await expect(test.app.pool.query(`${statement} where true`)).rejects.toThrow(/append-only/);
    }
  });

  it('notices books that are not coherent', async () => {
    const guest = await signUpGuest(test);
    await test.db
      .updateTable('wallet')
      .set({ paid_points: 5 })
      .where('guest_id', '=', guest.userId)
      .execute();
    await expect(assertCoherent(test.db)).rejects.toThrow('wallet equals its lots');
    await test.db
      .updateTable('wallet')
      .set({ paid_points: 0 })
      .where('guest_id', '=', guest.userId)
      .execute();
  });
});

describe('any sequence of purchases, holds, extensions and settlements', () => {
  it('keeps the books coherent and no point is lost', async () => {
    const cast = await verifiedCast(test);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('buy' as const), points: fc.integer({ min: 500, max: 5000 }) }),
      fc.record({ kind: fc.constant('hold' as const), points: fc.integer({ min: 1, max: 4000 }) }),
      fc.record({ kind: fc.constant('extend' as const), points: fc.integer({ min: 1, max: 1000 }) }),
      fc.record({ kind: fc.constant('settle' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const guest = await guestWithPoints(test, 0);
        const open: { booking: TestBooking; held: number }[] = [];
        let dayOffset = 2;
        for (const one of steps) {
          const last = open.at(-1);
          if (one.kind === 'buy') await givePoints(test, guest.userId, one.points);
          else if (one.kind === 'wait') await test.moveBy(one.days * 24 * 60);
          else if (one.kind === 'hold') {
            const booking = await bookingOf(test, guest.userId, cast.userId, dayOffset++);
            const result = await hold(test, guest.userId, booking.bookingId, one.points);
            if (result.ok) open.push({ booking, held: one.points });
            else {
              await dropBooking(test, booking);
            }
          } else if (one.kind === 'extend' && last) {
            const order = {
              guestId: guest.userId,
              bookingId: last.booking.bookingId,
              points: one.points,
              step: crypto.randomUUID(),
            };
            const result = await withTransaction(test.db, (trx) => addToHold(trx, order, test.clock.now()));
            if (result.ok) last.held += one.points;
          } else if (one.kind === 'settle' && last) {
            open.pop();
            const due = Math.floor((last.held * one.percent) / 100);
            const resolved = await settle(test, last.booking, cast.userId, { points: due });
            expect(resolved.usedPoints + resolved.releasedPoints).toBe(last.held);
          }
          await assertCoherent(test.db);
        }
        for (const one of open) await settle(test, one.booking, cast.userId, { points: 0 });
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});
