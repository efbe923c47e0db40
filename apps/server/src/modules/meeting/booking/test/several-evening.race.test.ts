import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { withTransaction } from '#platform/database';
import { guestWithPoints, OPERATORS } from '../../../../test-support/index.ts';
import { endBookingsOfSuspended, endByOperator } from '../index.ts';
import { phasesOf, rush, useRaceApp, sweeps, winnerOf, type Kind } from './race.support.ts';
import {
  allApproved,
  bookingOf,
  byCast,
  byGuest,
  must,
  participationsOf,
  type Several,
} from './several.support.ts';
import { at, payBy, severalCasts, spendable } from './support.ts';

const { cancelGuestBooking, guestArrived, askExtension, finishGuestBooking, claimCastAbsent } =
  guestBookingRoutes;
const { castArrived, cancelCastBooking, answerExtension, endCastBooking, forceFinish, claimGuestAbsent } =
  castBookingRoutes;
const reason = '都合が悪くなりました';
const BALANCE = 100_000;

const arrive = (cast: number): Kind => ({ route: castArrived, cast });
const leave = (cast: number): Kind => ({ route: cancelCastBooking, cast, more: { reason } });
const end = (cast: number): Kind => ({ route: endCastBooking, cast });
const force = (cast: number): Kind => ({ route: forceFinish, cast, more: { reason } });
const agree = (cast: number): Kind => ({ route: answerExtension, cast, more: { decision: 1 } });
const FINISH_ALL: Kind = { route: finishGuestBooking };
const CANCEL_ALL: Kind = { route: cancelGuestBooking, more: { reason } };

const app = useRaceApp();

const confirmed = async (count = 2, points = BALANCE) =>
  allApproved(app, castBookingRoutes.confirmBooking, {
    guest: await guestWithPoints(app, points),
    casts: await severalCasts(app, count),
  });
/** In the meeting with the first `arrived` casts, all by default; the clock is at 18:00. */
async function meeting(count = 2, points = BALANCE, arrived = count): Promise<Several> {
  const several = await confirmed(count, points);
  await app.moveTo(at(18));
  for (let index = 0; index < arrived; index++) await must(byCast(app, several, index, castArrived));
  return several;
}
const suspend = (accountId: string) =>
  withTransaction(app.db, (trx) => endBookingsOfSuspended(trx, app.context, { accountId }, app.clock.now()));

test.each([
  ['before the start', at(17, 30)],
  ['at the start', at(18)],
])('the cancellation of all × the arrival of one, %s', async (_name, now) => {
  const several = await confirmed();
  await app.clock.advanceTo(now);
  const outcome = await rush(app, several, [CANCEL_ALL, arrive(0)]);
  const isCancelled = winnerOf(outcome) === 0;
  expect(outcome.changes).toEqual(isCancelled ? ['cancel 0', 'cancel 1'] : ['arrive 0']);
  expect(await phasesOf(app, several)).toEqual(isCancelled ? ['closed', 'closed'] : ['meeting', 'due']);
  // The day's fee equals what is held.
  expect(await spendable(app, several.guest)).toBe(BALANCE - 30_000);
});

test('two arrivals × the cancellation of a third: it ends for all before the first arrival, else for her alone', async () => {
  const several = await confirmed(3);
  await app.moveTo(at(17, 30));
  const outcome = await rush(app, several, [
    arrive(0),
    leave(2),
    { route: guestArrived, cast: 1 },
    arrive(1),
  ]);
  const [first, left, met, arrived] = outcome.winners as [number, number, number, number];
  expect(left).toBe(1);
  if (outcome.changes[0] === 'cancel 2') {
    expect([first, met, arrived]).toEqual([0, 0, 0]);
    expect(outcome.changes).toEqual(['cancel 2', 'couldNotTakePart 0', 'couldNotTakePart 1']);
    expect(await spendable(app, several.guest)).toBe(BALANCE);
  } else {
    expect([first, met + arrived]).toEqual([1, 1]);
    expect(outcome.changes.toSorted()).toEqual(['arrive 0', 'arrive 1', 'cancel 2']);
    expect(await phasesOf(app, several)).toEqual(['meeting', 'meeting', 'closed']);
  }
  expect(await app.db.selectFrom('penalty').select('id').execute()).toHaveLength(1);
});

test('the suspension of one × the arrival of another', async () => {
  const several = await confirmed();
  await app.moveTo(at(17, 30));
  const { userId } = several.casts[1]!;
  const { winners, changes } = await rush(app, several, [arrive(0)], ...Array(4).fill(() => suspend(userId)));
  const hasArrived = winners[0] === 1;
  expect(changes).toEqual(hasArrived ? ['arrive 0', 'suspend 1'] : ['suspend 1', 'couldNotTakePart 0']);
  expect(await phasesOf(app, several)).toEqual(hasArrived ? ['meeting', 'closed'] : ['closed', 'closed']);
});

test('arrivals × the payment’s deadline: the clock has its time, to the instant, and ends no meeting', async () => {
  const late = await confirmed();
  const alone = await confirmed(1);
  await payBy(app, late.bookingId, at(17, 30));
  await payBy(app, alone.bookingId, at(17, 45));
  await app.clock.advanceTo(at(17, 30));
  const { winners, changes } = await rush(app, late, [arrive(0), arrive(1)], () =>
    sweeps(app, late, at(17, 30)),
  );
  expect({ winners, changes }).toEqual({
    winners: [0, 0],
    changes: ['cancelForPayment 0', 'cancelForPayment 1'],
  });
  await app.clock.advanceTo(new Date(at(17, 45).getTime() - 1));
  const outcome = await rush(app, alone, [arrive(0), { route: guestArrived, cast: 0 }], () =>
    sweeps(app, alone, at(17, 45)),
  );
  expect(outcome.changes).toHaveLength(1);
  const [press, met] = outcome.winners as [number, number];
  expect(press + met).toBe(outcome.changes[0] === 'arrive 0' ? 1 : 0);
});

test.each([
  ['the forced end', 'forceFinish 0', force(0)],
  ['the claim', 'claimGuestAbsent 0', { route: claimGuestAbsent, cast: 0 }],
])('the end of all × %s of one: one is heard, and what is left goes on', async (_name, change, other) => {
  const several = await meeting();
  await app.clock.advanceTo(at(18, 30));
  const outcome = await rush(app, several, [FINISH_ALL, other]);
  const isOver = winnerOf(outcome) === 0;
  expect(outcome.changes).toEqual(isOver ? ['finish 0', 'finish 1'] : [change]);
  if (!isOver) expect((await phasesOf(app, several))[1]).toBe('meeting');
});

test('the guest’s claim about one × the end of the other × the end of all', async () => {
  const several = await meeting();
  await app.clock.advanceTo(at(18, 30));
  const { winners } = await rush(app, several, [
    { route: claimCastAbsent, cast: 1 },
    { route: finishGuestBooking, cast: 0 },
    FINISH_ALL,
  ]);
  const [claimed, one, all] = winners as [number, number, number];
  // A claim and the other cast's end do not affect each other; the end for all saw neither.
  expect([
    [1, 1, 0],
    [0, 0, 1],
  ]).toContainEqual([claimed, one, all]);
  expect((await bookingOf(app, several.bookingId)).settled_at === null).toBe(all === 0);
});

test('the end of all × the ends of both settle once', async () => {
  const several = await meeting();
  await app.clock.advanceTo(at(19, 30));
  const { winners, changes } = await rush(app, several, [FINISH_ALL, end(0), end(1)]);
  expect([
    [1, 0, 0],
    [0, 1, 1],
  ]).toContainEqual(winners);
  expect(changes).toHaveLength(2);
  expect(await spendable(app, several.guest)).toBe(BALANCE - 30_000);
});

test('the clock’s end × the end of all × the end of one', async () => {
  const several = await meeting();
  await app.clock.advanceTo(at(19, 45));
  expect(
    await rush(app, several, [FINISH_ALL, end(0), force(1)], () => sweeps(app, several, at(19, 45))),
  ).toEqual({
    winners: [0, 0, 0],
    changes: ['autoFinish 0', 'autoFinish 1'],
    codes: new Set(['CONFLICT']),
  });
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 30_000 });
});

test('the end of all × the late arrival × the free cancellation of who did not come', async () => {
  const several = await meeting(2, BALANCE, 1);
  await app.moveTo(at(18, 30));
  const outcome = await rush(app, several, [
    FINISH_ALL,
    arrive(1),
    { route: cancelGuestBooking, cast: 1, more: { reason } },
  ]);
  winnerOf(outcome);
  expect([['finish 0', 'finish 1'], ['arrive 1'], ['cancelNoShow 1']]).toContainEqual(outcome.changes);
});

test.each([
  ['both are paid', BALANCE, 2],
  ['the balance is enough for one', 32_500, 1],
])('two casts agree to more time at once: %s', async (_name, points, agreed) => {
  const several = await meeting(2, points);
  // No card covers the shortfall.
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  await app.clock.advanceTo(at(19));
  for (const cast of [0, 1]) await must(byGuest(app, several, askExtension, { cast }));
  const { winners, codes } = await rush(app, several, [agree(0), agree(1)]);
  expect(new Set(winners)).toEqual(new Set([agreed - 1, 1]));
  expect(codes).toEqual(new Set(agreed === 1 ? ['CONFLICT', 'POINTS_INSUFFICIENT'] : ['CONFLICT']));
  expect(await spendable(app, several.guest)).toBe(points - 30_000 - 2500 * agreed);
  const ends = (await participationsOf(app, several.bookingId)).map((participation) =>
    participation.ends_at.getTime(),
  );
  expect(ends.filter((endsAt) => endsAt === at(19, 45).getTime())).toHaveLength(agreed);
  await app.moveTo(at(20));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 30_000 + 2500 * agreed });
});

test('an operator’s end × the end of all × the forced end of one: each participation ends once, and it settles once', async () => {
  const several = await meeting();
  await app.clock.advanceTo(at(18, 30));
  const { bookingId } = several;
  const order = { bookingId, command: { action: 'forceEnd', reason }, operator: OPERATORS.sato } as const;
  const ended: boolean[] = [];
  const operate = async () => {
    const end = await withTransaction(app.db, (trx) =>
      endByOperator(trx, app.context, order, app.clock.now()),
    );
    ended.push(end.ok);
  };
  const { winners, changes } = await rush(app, several, [FINISH_ALL, force(0)], ...Array(6).fill(operate));
  const [finished, forced] = winners as [number, number];
  const byOperator = ended.filter(Boolean).length;
  expect([
    { finished: 1, forced: 0, byOperator: 0, changes: ['finish 0', 'finish 1'] },
    { finished: 0, forced: 0, byOperator: 1, changes: ['forceEnd 0', 'forceEnd 1'] },
    { finished: 0, forced: 1, byOperator: 1, changes: ['forceFinish 0', 'forceEnd 1'] },
  ]).toContainEqual({ finished, forced, byOperator, changes });
});
