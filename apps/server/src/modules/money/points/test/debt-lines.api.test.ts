import { expect, it } from 'vitest';
import { pointsRoutes } from '@yoimachi/contract/points';
import { withTransaction } from '#platform/database';
import { guestWithPoints, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { resolveHold } from '../index.ts';
import { allLines, expectRunningSum } from './lines.ts';
import { bookingOf, hold } from './support.ts';

const test = useTestApp();

it('what the card did not pay is a debt in the guest’s history, and one reward in the cast’s', async () => {
  const guest = await guestWithPoints(test, 600);
  const cast = await verifiedCast(test);
  const { bookingId, participationId } = await bookingOf(test, guest.userId, cast.userId, 2);
  await hold(test, guest.userId, bookingId, 600);
  const debtId = test.context.ids.newId();
  const at = test.clock.now();
  await withTransaction(test.db, async (trx) => {
    const debt = { id: debtId, guest_id: guest.userId, cause: 'BOOKING', booking_id: bookingId } as const;
    await trx
      .insertInto('debt')
      .values({ ...debt, points: 400, status: 'OPEN', created_at: at })
      .execute();
    const share = { castId: cast.userId, points: 1000, feePercent: 25, isFrozen: false };
    const due = { participationId, ...share, kind: 'USE' } as const;
    const beyondHold = { lots: [], debtId };
    await resolveHold(trx, { bookingId, dues: [due], compensate: true, beyondHold }, at);
    await trx
      .updateTable('booking')
      .set({ open: false, settled_at: at, settled_points: 1000 })
      .where('id', '=', bookingId)
      .execute();
  });
  const lines = await allLines(test, pointsRoutes.guestHistory, guest);
  expectRunningSum(lines, 0);
  expect(
    lines.map(({ kind, points, usedPoints, debtPoints }) => [kind, points, usedPoints, debtPoints]),
  ).toEqual([
    ['DEBT', 0, 0, 400],
    ['USE', 0, 600, 0],
    ['HOLD', -600, 0, 0],
    ['PURCHASE', 600, 0, 0],
  ]);
  const used = await allLines(test, pointsRoutes.guestHistory, guest, { only: 'used' });
  expect(used.map(({ kind }) => kind)).toEqual(['DEBT', 'USE']);
  const earned = await allLines(test, pointsRoutes.castHistory, cast);
  expectRunningSum(earned, 750);
  expect(earned.map(({ kind, points, feePoints }) => [kind, points, feePoints])).toEqual([
    ['CAST_REWARD_BOOKING', 750, 250],
  ]);
});
