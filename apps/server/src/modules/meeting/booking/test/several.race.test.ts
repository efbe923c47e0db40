import { describe, expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addMinutes } from '@yoimachi/domain/time';
import {
  callsOf,
  changesOf,
  expectCoherentBooking,
  phasesOf,
  rush,
  useRaceApp,
  sweeps,
  winnerOf,
  type Kind,
} from './race.support.ts';
import { byCast, must, type Several } from './several.support.ts';
import { payBy, requestedOf, severalCasts, spendable, type Bookable } from './support.ts';

const { confirmBooking, cancelCastBooking } = castBookingRoutes;
const reason = '都合が悪くなりました';
const approve = (cast: number): Kind => ({ route: confirmBooking, cast, more: { decision: 1 } });
const refuse = (cast: number): Kind => ({ route: confirmBooking, cast, more: { decision: -1, reason } });
const stepBack = (cast: number): Kind => ({ route: cancelCastBooking, cast, more: { reason } });
const WITHDRAW: Kind = { route: guestBookingRoutes.cancelGuestBooking, more: { reason } };
const BALANCE = 100_000;

const app = useRaceApp();

/** A request approved by all casts but the last. */
async function lastWaits(count = 2, casts?: readonly Bookable[], body = {}): Promise<Several> {
  const several = await requestedOf(app, { casts: casts ?? (await severalCasts(app, count)), body });
  for (let index = 0; index < several.casts.length - 1; index++)
    await must(byCast(app, several, index, confirmBooking, { decision: 1 }));
  return several;
}

describe('of the last approval', () => {
  test('and the withdrawal one is heard', async () => {
    for (let round = 0; round < 3; round++) {
      const several = await lastWaits();
      const outcome = await rush(app, several, [approve(1), WITHDRAW]);
      const ended = winnerOf(outcome) === 1;
      expect(outcome.changes).toEqual(ended ? ['withdraw 0', 'withdraw 1'] : ['approve 1', 'confirm 0']);
      expect(await spendable(app, several.guest)).toBe(ended ? BALANCE : BALANCE - 30_000);
      expect(outcome.codes).toEqual(new Set(['CONFLICT']));
    }
  });

  test('and another cast who steps back one is heard', async () => {
    for (let round = 0; round < 3; round++) {
      const several = await lastWaits();
      const outcome = await rush(app, several, [approve(1), stepBack(0)]);
      const ended = winnerOf(outcome) === 1;
      expect(outcome.changes).toEqual(
        ended ? ['cancel 0', 'couldNotTakePart 1'] : ['approve 1', 'confirm 0'],
      );
    }
    expect(await app.db.selectFrom('penalty').select('id').execute()).toEqual([]);
  });

  test('and her refusal one is heard', async () => {
    const several = await lastWaits(3);
    const outcome = await rush(app, several, [approve(2), refuse(2)]);
    expect(outcome.changes).toEqual(
      winnerOf(outcome) === 1
        ? ['reject 2', 'couldNotTakePart 0', 'couldNotTakePart 1']
        : ['approve 2', 'confirm 0', 'confirm 1'],
    );
  });

  test('and the change of a schedule one is heard; a cast who has approved cannot take hers away', async () => {
    const several = await lastWaits();
    const removals = [0, 0];
    const remove = (index: number) => async () => {
      const { scheduleId, version } = several.casts[index]!;
      const body = { scheduleId, version, confirmedRefusals: 1 };
      const answer = await app.call(scheduleRoutes.deleteSchedule, { body }, several.casts[index]);
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 200) removals[index]!++;
    };
    const others = Array.from({ length: 20 }, (_, index) => remove(index % 2));
    const { winners, changes } = await rush(app, several, [approve(1)], ...others);
    expect(winners[0]! + removals[1]!).toBe(1);
    const isClosed = removals[1] === 1;
    expect(changes).toEqual(
      isClosed ? ['scheduleChanged 1', 'couldNotTakePart 0'] : ['approve 1', 'confirm 0'],
    );
    // Her time is free again once the request has ended for all.
    if (!isClosed) expect(removals[0]).toBe(0);
  });

  test('and a block of either cast one is heard', async () => {
    for (const blocked of [0, 1]) {
      const several = await lastWaits();
      const body = { castId: several.casts[blocked]!.userId, seen: [], shown: NO_SUM };
      const blocks: number[] = [];
      const block = async () =>
        void blocks.push((await app.call(blockRoutes.blockCast, { body }, several.guest)).status);
      const { winners, changes } = await rush(app, several, [approve(1)], block, block, block, block);
      const isBlocked = blocks.includes(200);
      expect(winners).toEqual([isBlocked ? 0 : 1]);
      // A second block changes nothing; with a booking he was not shown it is refused.
      expect(blocks).toEqual(blocks.map(() => (isBlocked ? 200 : 409)));
      expect(changes).toEqual(
        isBlocked ? [`suspend ${blocked}`, `couldNotTakePart ${1 - blocked}`] : ['approve 1', 'confirm 0'],
      );
    }
  });

  test('and the deadline of the payment the clock has its time, to the instant', async () => {
    const late = await lastWaits();
    const at = addMinutes(app.clock.now(), 60);
    await payBy(app, late.bookingId, at);
    await app.clock.advanceTo(at);
    expect(await rush(app, late, [approve(1)], () => sweeps(app, late, at))).toEqual({
      winners: [0],
      changes: ['cancelForPayment 0', 'cancelForPayment 1'],
      codes: new Set(['CONFLICT']),
    });
    const early = await lastWaits();
    const next = addMinutes(at, 60);
    await payBy(app, early.bookingId, next);
    await app.clock.advanceTo(new Date(next.getTime() - 1));
    const { winners, changes } = await rush(app, early, [approve(1)], () => sweeps(app, early, next));
    const cancelled = ['cancelForPayment 0', 'cancelForPayment 1'];
    expect(changes).toEqual(winners[0] === 1 ? ['approve 1', 'confirm 0', ...cancelled] : cancelled);
  });
});

test('refusal × withdrawal × the approvals of the others: it ends once, and for all', async () => {
  const several = await requestedOf(app, { casts: await severalCasts(app, 4) });
  const outcome = await rush(app, several, [refuse(0), WITHDRAW, approve(1), approve(2), approve(3)]);
  const [refused, withdrawn, ...approved] = outcome.winners;
  expect(refused! + withdrawn!).toBe(1);
  for (const count of approved) expect(count).toBeLessThanOrEqual(1);
  expect(await phasesOf(app, several)).toEqual(Array(4).fill('closed'));
  const ends = ['reject', 'withdraw', 'couldNotTakePart'];
  const ended = outcome.changes.filter((change) => ends.some((end) => change.startsWith(end)));
  expect(new Set(ended).size).toBe(4);
  expect(ended).toHaveLength(4);
  expect(await spendable(app, several.guest)).toBe(BALANCE);
});

test('all approvals at once, many times each, confirm once', async () => {
  const several = await requestedOf(app, { casts: await severalCasts(app, 4) });
  const { winners, changes } = await rush(app, several, [approve(0), approve(1), approve(2), approve(3)]);
  expect(winners).toEqual([1, 1, 1, 1]);
  expect(changes.filter((change) => change.startsWith('confirm'))).toHaveLength(3);
  expect(await phasesOf(app, several)).toEqual(Array(4).fill('due'));
});

/** Calls about several bookings at once, `times` each; returns how many of each succeeded. */
async function atOnce(calls: readonly (readonly [Several, Kind])[], times: number): Promise<number[]> {
  const ready = await Promise.all(calls.map(([several, kind]) => callsOf(app, several, kind)));
  const answers = await Promise.all(
    Array.from({ length: times * ready.length }, (_, index) => ready[index % ready.length]!()),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const [several] of calls) await expectCoherentBooking(app, several);
  return ready.map(
    (_, call) =>
      answers.filter(({ status }, index) => status === 200 && index % ready.length === call).length,
  );
}

describe('two bookings', () => {
  test('that want one cast at one time: her last approval of one ends the other for its casts', async () => {
    for (let round = 0; round < 3; round++) {
      const [first, second, shared] = (await severalCasts(app, 3)) as [Bookable, Bookable, Bookable];
      const rivals = [await lastWaits(2, [first, shared]), await lastWaits(2, [second, shared])];
      const won = await atOnce(
        rivals.map((one) => [one, approve(1)]),
        25,
      );
      expect(new Set(won)).toEqual(new Set([0, 1]));
      const [winner, loser] = won[0] === 1 ? rivals : rivals.toReversed();
      expect(await phasesOf(app, winner!)).toEqual(['due', 'due']);
      expect((await changesOf(app, loser!)).slice(-2)).toEqual(['autoReject 1', 'couldNotTakePart 0']);
      expect(await spendable(app, loser!.guest)).toBe(BALANCE);
    }
  });

  test('with the same casts in opposite order at one time: never both, and nobody waits in a circle', async () => {
    for (let round = 0; round < 4; round++) {
      const casts = await severalCasts(app, 2);
      const there = await requestedOf(app, { casts });
      const back = await requestedOf(app, { casts: casts.toReversed() });
      const both = [there, back].flatMap((one) => [0, 1].map((cast) => [one, approve(cast)] as const));
      await atOnce(both, 12);
      const phases = [await phasesOf(app, there), await phasesOf(app, back)].map(String).toSorted();
      // Each may have given her time to another booking: then both wait until one gives way.
      expect([
        ['closed,closed', 'due,due'],
        ['held,pending', 'held,pending'],
        ['pending,held', 'pending,held'],
      ]).toContainEqual(phases);
    }
  });

  test('with the same casts in opposite order, one after the other: the last approvals of both are heard', async () => {
    const casts = await severalCasts(app, 2);
    const early = await lastWaits(2, casts, { startMinute: 17 * 60, endMinute: 18 * 60 });
    const late = await lastWaits(2, casts.toReversed(), { startMinute: 18 * 60 + 30, endMinute: 20 * 60 });
    expect(
      await atOnce(
        [early, late].map((one) => [one, approve(1)]),
        25,
      ),
    ).toEqual([1, 1]);
    expect([await phasesOf(app, early), await phasesOf(app, late)]).toEqual([
      ['due', 'due'],
      ['due', 'due'],
    ]);
  });
});
