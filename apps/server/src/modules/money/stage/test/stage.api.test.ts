import { describe, expect, it } from 'vitest';
import { stageRoutes } from '@yoimachi/contract/stage';
import { bookingOf, hold, settle } from '../../points/test/support.ts';
import { bookableCast, finished } from '../../../meeting/booking/test/support.ts';
import {
  guestWithPoints,
  OPERATORS,
  signUpGuest,
  useTestApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { editStage, uncount } from '../index.ts';
import { announce, chargeBackOf, meet, reversedOf, settingOf, toldBodies } from './support.ts';

const test = useTestApp();

describe('the stages', () => {
  it('are shown with requirements and rates, to casts only', async () => {
    const cast = await verifiedCast(test);
    const setting = await settingOf(test, cast);
    expect(setting.stages).toEqual([
      { stage: 0, feePercent: 25, friends: null, bookings: null },
      { stage: 1, feePercent: 20, friends: 3, bookings: 5 },
      { stage: 2, feePercent: 17, friends: 3, bookings: 8 },
      { stage: 3, feePercent: 14, friends: 5, bookings: 15 },
      { stage: 4, feePercent: 10, friends: 10, bookings: 30 },
    ]);
    expect(setting).toMatchObject({
      stage: 0,
      friends: 0,
      bookings: 0,
      referral: { waiting: 0, counted: 0 },
    });
    expect(setting.referral.code).toMatch(/^[A-Z2-9]{8}$/);
    expect((await settingOf(test, cast)).referral.code).toBe(setting.referral.code);
    for (const route of Object.values(stageRoutes)) {
      const input = route.method === 'POST' ? { body: { code: 'ABCDEFGH' } } : {};
      expect(await test.call(route, input as never, await signUpGuest(test))).toMatchObject({ status: 403 });
    }
  });

  it('rise one at a time, each counted from the one before', async () => {
    const cast = await verifiedCast(test);
    await meet(test, cast, 4);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 0, bookings: 4 });
    await meet(test, cast, 1);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 0 });
    await meet(test, cast, 8 + 15 + 29);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 3, bookings: 29 });
    await meet(test, cast, 2);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 4, bookings: 1 });
    expect(await toldBodies(test, cast, 'CAST_STAGE_UP')).toEqual(
      [1, 2, 3, 4].map((stage) => `ステージ${stage}に上がりました。おめでとうございます。`),
    );
  });

  it('count a booking once however often it changes, and none without a meeting', async () => {
    const cast = await verifiedCast(test);
    const bookings = await meet(test, cast, 3);
    await announce(test, bookings, 3);
    const guest = await guestWithPoints(test);
    const cancelled = await bookingOf(test, guest.userId, cast.userId, 3);
    await hold(test, guest.userId, cancelled.bookingId, 1);
    await settle(test, cancelled, cast.userId, { points: 1, kind: 'CANCELLATION_FEE' });
    const settled = { settled_at: test.clock.now(), billed_points: 1, reward_points: 1 };
    await test.db
      .updateTable('participation')
      .set({ status: 'CANCEL', cancel_type: 'GUEST', ...settled })
      .where('id', '=', cancelled.participationId)
      .execute();
    await announce(test, [cancelled]);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 0, bookings: 3 });
  });

  it('give the new rate from the next reward on', async () => {
    const cast = await bookableCast(test);
    await meet(test, cast, 4);
    const booked = await finished(test, { cast });
    const reward = await test.db
      .selectFrom('participation')
      .select('reward_points')
      .where('booking_id', '=', booked.bookingId)
      .executeTakeFirstOrThrow();
    expect(reward.reward_points).toBe(11_250);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 0, bookings: 4 });
    await test.work();
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 0 });
  });
});

describe('what is taken back', () => {
  it('lowers the running count once, never a stage', async () => {
    const cast = await verifiedCast(test);
    const early = await meet(test, cast, 5);
    const late = await meet(test, cast, 2);
    const takeBack = (causeId: string, reason = '同伴なしのため') =>
      uncount(test.context, { causeId, reason, operator: OPERATORS.sato });
    expect(await takeBack(late[0]!.participationId, ' ')).toMatchObject({
      error: { code: 'REASON_REQUIRED', field: 'reason' },
    });
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 2 });
    expect(await takeBack(late[0]!.participationId)).toEqual({ ok: true, value: cast.userId });
    await takeBack(late[0]!.participationId);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 1 });
    await takeBack(early[0]!.participationId);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 1 });
    await announce(test, late);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 1 });
    expect(await takeBack(test.context.ids.newId())).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('a chargeback', () => {
  it('lowers the counts of the latest bookings that its points had paid, once', async () => {
    const cast = await verifiedCast(test);
    const bookings = await meet(test, cast, 4);
    await chargeBackOf(test, bookings[0]!, 2);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 0, bookings: 2 });
    expect(await reversedOf(test, bookings)).toEqual([false, false, true, true]);
    await chargeBackOf(test, bookings[0]!, 2);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 0, bookings: 2 });
  });

  it('of points that nobody had used changes nothing', async () => {
    const cast = await verifiedCast(test);
    const [booking] = await meet(test, cast, 1);
    await chargeBackOf(test, booking!, 0);
    expect(await settingOf(test, cast)).toMatchObject({ bookings: 1 });
  });
});

describe('an operator', () => {
  it('edits fee and requirements, which hold from then on', async () => {
    const cast = await verifiedCast(test);
    await meet(test, cast, 3);
    expect(await editStage(test.context, 1, { bookings: 2, feePercent: 19 })).toMatchObject({ ok: true });
    expect((await settingOf(test, cast)).stages[1]).toEqual({
      stage: 1,
      feePercent: 19,
      friends: 3,
      bookings: 2,
    });
    expect(await settingOf(test, cast)).toMatchObject({ stage: 0, bookings: 3 });
    await meet(test, cast, 1);
    expect(await settingOf(test, cast)).toMatchObject({ stage: 1, bookings: 0 });
    await editStage(test.context, 1, { bookings: 5, feePercent: 20 });
  });

  it.each([
    [5, { feePercent: 1 }, 'NOT_FOUND'],
    [1, { feePercent: 101 }, 'VALIDATION'],
    [1, { friends: 0 }, 'VALIDATION'],
    [1, { bookings: 1.5 }, 'VALIDATION'],
    [0, { bookings: 3 }, 'VALIDATION'],
  ])('is refused stage %j with %j', async (stage, edit, code) => {
    expect(await editStage(test.context, stage, edit)).toMatchObject({ ok: false, error: { code } });
  });
});
