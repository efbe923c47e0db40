import { expect, it } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { searchRoutes } from '@yoimachi/contract/search';
import { PROFILE_GAPS } from '@yoimachi/domain/profile';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { signUpCast, useRewoundApp } from '../../../../test-support/index.ts';
import {
  approved,
  at,
  bookableCast,
  EVENING,
  finished,
  requested,
} from '../../../meeting/booking/test/support.ts';
import { giveReward, takeReward } from '#money/points';
import * as steps from './support.ts';

const test = useRewoundApp();

it("shows a new cast's account: nothing earned, no price", async () => {
  const cast = await signUpCast(test);
  await steps.putAccount(test, cast);
  expect(await test.ok(profileRoutes.castHome, {}, cast)).toEqual({
    userId: cast.userId,
    nickname: '美月',
    registrationStage: 1,
    verifyStatus: 1,
    paused: false,
    priceSet: false,
    gaps: PROFILE_GAPS,
    reviewScore: null,
    reviewCount: 0,
    stage: 0,
    feePercent: 25,
    rewardPoints: 0,
    monthRewardPoints: 0,
    monthBookingCount: 0,
    monthDays: [],
    registeredAt: test.clock.now().toISOString(),
  });
});

it("adds up the month's earnings after her stage fee, by day of Tokyo", async () => {
  const cast = await bookableCast(test, { stage: 2 });
  // 15,000 P less 17 %.
  await finished(test, { cast });
  const earned = { rewardPoints: 12_450, monthRewardPoints: 12_450, monthBookingCount: 1 };
  const home = await test.ok(profileRoutes.castHome, {}, cast);
  expect(home).toMatchObject({ ...earned, feePercent: 17, stage: 2, priceSet: true });
  expect(home.monthDays).toEqual([{ day: EVENING, points: 12_450 }]);

  // What is paid out still counts as earned.
  const payoff = {
    castId: cast.userId,
    points: 10_000,
    kind: 'PAYOFF',
    key: 'payoff',
    to: 'PAYOFF',
  } as const;
  await withTransaction(test.db, (trx) => takeReward(trx, payoff, test.clock.now()));
  expect(await test.ok(profileRoutes.castHome, {}, cast)).toMatchObject({ ...earned, rewardPoints: 2_450 });
  await withTransaction(test.db, async (trx) => ({
    ok: true as const,
    value: await giveReward(
      trx,
      { ...payoff, kind: 'PAYOFF_RETURN', key: 'back', from: 'PAYOFF' },
      test.clock.now(),
    ),
  }));

  const lastMinute = instantAt('2026-11-30', 24 * 60 - 1);
  await test.moveTo(lastMinute);
  expect(await test.ok(profileRoutes.castHome, {}, cast)).toMatchObject(earned);
  await test.moveTo(instantAt(addDays('2026-11-30', 1), 0));
  expect(await test.ok(profileRoutes.castHome, {}, cast)).toMatchObject({
    rewardPoints: 12_450,
    monthRewardPoints: 0,
    monthBookingCount: 0,
    monthDays: [],
  });
});

it('counts what she earned in every way, and nothing that was only moved', async () => {
  const cast = await bookableCast(test);
  const castId = cast.userId;
  const at = test.clock.now();
  await withTransaction(test.db, async (trx) => {
    for (const kind of ['USE', 'CANCELLATION_FEE', 'DEBT', 'GIFT'] as const) {
      await giveReward(trx, { castId, points: 1000, kind, key: `home:${kind}`, from: 'GRANTED' }, at);
      const fee = { castId, points: 200, kind: 'STAGE_FEE', key: `home-fee:${kind}` } as const;
      await takeReward(trx, { ...fee, to: 'STAGE_FEE' }, at);
    }
    await giveReward(trx, { castId, points: 500, kind: 'ADJUSTMENT', key: 'home', from: 'ADJUSTED' }, at);
  });
  expect(await test.ok(profileRoutes.castHome, {}, cast)).toMatchObject({
    rewardPoints: 3700,
    monthRewardPoints: 3200,
    monthBookingCount: 0,
    monthDays: [{ day: dayOf(at), points: 3200 }],
  });
});

it("says what of a guest's meetings waits, and which one is today", async () => {
  const { guest } = await requested(test);
  const home = () => test.ok(profileRoutes.guestHome, {}, guest);
  expect(await home()).toMatchObject({ waitingCount: 1, today: null });
  const agreed = await approved(test);
  const his = () => test.ok(profileRoutes.guestHome, {}, agreed.guest);
  expect(await his()).toMatchObject({ waitingCount: 0, today: null });
  await test.moveTo(at(9));
  const { bookingId } = agreed;
  expect(await his()).toMatchObject({ today: { bookingId, castNickname: expect.any(String) } });
  // The request lapsed meanwhile.
  expect(await home()).toMatchObject({ waitingCount: 0, today: null });
  await test.moveTo(at(30));
  expect(await his()).toMatchObject({ today: null });
});

it('says what a cast can do next, and less of it as she does it', async () => {
  const cast = await bookableCast(test);
  const { gaps } = await test.ok(profileRoutes.castHome, {}, cast);
  expect(gaps).toContain('PHOTO');
  expect(gaps).not.toContain('PRICE');
  expect(gaps).not.toContain('SCHEDULE');
  expect(gaps).toEqual((await test.ok(searchRoutes.previewOwnProfile, {}, cast)).missing);
});
