import { describe, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { OPERATORS, useRewoundApp, typed } from '../../../../test-support/index.ts';
import {
  at,
  does,
  EVENING,
  finished,
  met,
  participationOf,
  spendable,
} from '../../../meeting/booking/test/support.ts';
import { runSystemPayoffs } from '../../../money/payoff/commands/system-payoff.ts';
import { saveAccount } from '../../../money/payoff/test/support.ts';
import { allApproved, byCast, must } from '../../../meeting/booking/test/several.support.ts';
import { payLeavingCast } from '#money/payoff';
import { readReward } from '#money/points';
import { approveAct } from '../index.ts';
import {
  back,
  FEE,
  frozen,
  PAID,
  proposedReturn,
  release,
  REWARD,
  rewardsOf,
  suspend,
} from './frozen.support.ts';

const refused = (code: string) => ({ ok: false, error: { code } });
const app = useRewoundApp();
const listed = () => typed(app, 'listFrozenRewards', '--operator', 'sato');

describe('a meeting that runs when somebody is suspended', () => {
  test.each(['cast', 'guest'] as const)(
    'of the %s goes on, is paid as any, and freezes the reward',
    async (side) => {
      const { guest, cast, bookingId } = await frozen(app, side);
      expect(await participationOf(app, bookingId)).toMatchObject({
        status: 'APPROVE',
        settled_points: PAID,
        reward_points: REWARD,
      });
      const payer = side === 'guest' ? await back(app, guest) : guest;
      expect(await spendable(app, payer)).toBe(100_000 - PAID);
      expect(await readReward(app.db, cast.userId)).toBe(0);
      const she = side === 'cast' ? await back(app, cast) : cast;
      expect(await rewardsOf(app, she)).toEqual({
        lines: [
          ['REWARD_FROZEN', -REWARD],
          ['CAST_REWARD_BOOKING', REWARD],
        ],
        balance: 0,
        frozenPoints: REWARD,
        earned: 0,
      });
      const { items } = await app.ok(notificationRoutes.listNotifications, {}, she);
      const kinds = items.map(({ kind }) => kind);
      expect(kinds).toContain('CAST_REWARD_FROZEN');
      expect(kinds).not.toContain('CAST_REWARD');
      expect(items.find(({ kind }) => kind === 'CAST_REWARD_FROZEN')!.body).toContain('11,250P');
    },
  );

  test('that was over and paid before is left alone', async () => {
    const { cast } = await finished(app);
    await suspend(app, cast);
    expect(await readReward(app.db, cast.userId)).toBe(REWARD);
    expect(await listed()).toContain('0 items');
  });

  test('freezes hers alone of several casts', async () => {
    const several = await allApproved(app, castBookingRoutes.confirmBooking);
    await app.moveTo(at(18));
    for (const index of [0, 1]) await must(byCast(app, several, index, castBookingRoutes.castArrived));
    await suspend(app, several.casts[0]!);
    await app.moveTo(instantAt(EVENING, 20 * 60));
    expect(await readReward(app.db, several.casts[0]!.userId)).toBe(0);
    expect(await readReward(app.db, several.casts[1]!.userId)).toBe(REWARD);
  });

  test('stays frozen when the suspension is lifted before its end', async () => {
    const booked = await met(app);
    await suspend(app, booked.cast);
    await back(app, booked.cast);
    await app.moveTo(at(19, 30));
    await does(app, booked, guestBookingRoutes.finishGuestBooking);
    expect(await readReward(app.db, booked.cast.userId)).toBe(0);
    expect(await listed()).toContain('1 items');
  });
});

describe('a frozen reward', () => {
  test('is in no payoff, neither the automatic one nor that of a cast who leaves', async () => {
    const { cast } = await frozen(app, 'guest');
    await saveAccount(app, cast.userId, {});
    const day = `${dayOf(app.clock.now()).slice(0, 8)}15`;
    await app.moveTo(instantAt(addDays(day, 31), 0));
    await runSystemPayoffs(app.context, addDays(day, 30).slice(0, 8) + '15');
    expect(await app.db.selectFrom('payoff').selectAll().execute()).toEqual([]);
    const leaving = { castId: cast.userId, operator: OPERATORS.sato };
    expect(await payLeavingCast(app.context, leaving)).toMatchObject(refused('REWARD_INSUFFICIENT'));
  });

  test('is hers like any other when an operator releases it, once', async () => {
    const { cast, rewardId } = await frozen(app, 'guest');
    expect(await release(app, rewardId, ' ')).toMatchObject(refused('REASON_REQUIRED'));
    const both = await Promise.all([release(app, rewardId), release(app, rewardId)]);
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { rewardPoints: REWARD } }]);
    expect(both.find(({ ok }) => !ok)).toMatchObject(refused('CONFLICT'));
    await app.work();
    expect(await rewardsOf(app, cast)).toMatchObject({
      lines: [['REWARD_RELEASED', REWARD], ['REWARD_FROZEN', -REWARD], expect.anything()],
      balance: REWARD,
      frozenPoints: 0,
      earned: REWARD,
    });
    const { items } = await app.ok(notificationRoutes.listNotifications, {}, cast);
    expect(items[0]).toMatchObject({ kind: 'CAST_REWARD_RELEASED' });
  });

  test('goes back to the guest with its fee when two operators say so', async () => {
    const { guest, cast, rewardId } = await frozen(app, 'cast');
    const actId = await proposedReturn(app, rewardId);
    expect(await approveAct(app.context, { actId, operator: OPERATORS.sato })).toMatchObject(
      refused('ACT_SAME_OPERATOR'),
    );
    expect(await spendable(app, guest)).toBe(100_000 - PAID);
    expect(await approveAct(app.context, { actId, operator: OPERATORS.suzuki })).toMatchObject({ ok: true });
    expect(await spendable(app, guest)).toBe(100_000);
    const [line] = (await app.ok(pointsRoutes.guestHistory, {}, guest)).items;
    expect(line).toMatchObject({
      kind: 'REWARD_RETURNED',
      points: PAID,
      counterpart: '美月',
      lots: [{ kind: 'FREE', points: PAID, expiresOn: addDays(dayOf(app.clock.now()), 30) }],
    });
    await app.work();
    const told = await app.ok(notificationRoutes.listNotifications, {}, guest);
    expect(told.items[0]).toMatchObject({ kind: 'GUEST_POINTS_RETURNED' });
    const she = await back(app, cast);
    expect(await rewardsOf(app, she)).toMatchObject({ balance: 0, frozenPoints: 0, earned: 0 });
    expect(await release(app, rewardId)).toMatchObject(refused('CONFLICT'));
  });

  test('that was released meanwhile is not given back too; the act stays open', async () => {
    const { guest, rewardId } = await frozen(app, 'cast');
    const actId = await proposedReturn(app, rewardId);
    expect(await release(app, rewardId)).toMatchObject({ ok: true });
    expect(await approveAct(app.context, { actId, operator: OPERATORS.suzuki })).toMatchObject(
      refused('REWARD_DECIDED'),
    );
    expect(await spendable(app, guest)).toBe(100_000 - PAID);
    await expect(proposedReturn(app, rewardId)).rejects.toThrow('CONFLICT');
    await expect(proposedReturn(app, app.context.ids.newId())).rejects.toThrow('NOT_FOUND');
  });

  test('is listed and decided at the terminal', async () => {
    const { rewardId, cast } = await frozen(app, 'guest');
    const words = [rewardId, '--reason', '確認済み'];
    const waiting = await listed();
    for (const said of [rewardId, REWARD, FEE, cast.userId, '美月']) expect(waiting).toContain(String(said));
    await expect(typed(app, 'releaseReward', ...words)).rejects.toThrow('Say who acts');
    const proposed = await typed(app, 'proposeRewardReturn', ...words, '--operator', 'sato');
    const actId = /actId: (\S+)/.exec(proposed)![1]!;
    expect(proposed).toContain(`points: ${PAID}`);
    expect(await typed(app, 'listActs', '--operator', 'sato')).toContain('REWARD_RETURN');
    expect(await typed(app, 'releaseReward', ...words, '--operator', 'suzuki')).toContain(
      `rewardPoints: ${REWARD}`,
    );
    await expect(typed(app, 'approveAct', actId, '--operator', 'suzuki')).rejects.toThrow('REWARD_DECIDED');
    expect(await listed()).toContain('0 items');
  });
});
