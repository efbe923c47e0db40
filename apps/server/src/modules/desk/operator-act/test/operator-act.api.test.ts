import { describe, expect, it } from 'vitest';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { guestWithPoints, OPERATORS, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { addOperator } from '#desk/operator';
import { approveAct, declineAct, listActs, proposeAct } from '../index.ts';

const test = useRewoundApp();
const DONE = { ok: true, value: undefined };
const refused = (code: string) => ({ ok: false, error: { code } });

async function proposed(accountId: string, points: number): Promise<string> {
  const order = {
    kind: 'ADJUSTMENT',
    accountId,
    points,
    reason: 'お詫び',
    operator: OPERATORS.sato,
  } as const;
  const act = await proposeAct(test.context, order);
  if (!act.ok) throw new Error(act.error.code);
  return act.value.actId;
}
const approve = (actId: string, operator: OperatorRef = OPERATORS.suzuki) =>
  approveAct(test.context, { actId, operator });
/** One more operator. */
async function another(name: string): Promise<OperatorRef> {
  const added = await addOperator(test.context, { name, role: 'support', by: OPERATORS.tanaka });
  return added.ok ? added.value : expect.unreachable(added.error.code);
}
const balance = async (guest: { token(): Promise<string> }) =>
  (await test.ok(pointsRoutes.userPoint, {}, guest)).document;

describe('an adjustment', () => {
  it('gives a guest a free lot of 30 days when another operator approves', async () => {
    const guest = await guestWithPoints(test, 1000);
    const actId = await proposed(guest.userId, 300);
    expect(await balance(guest)).toMatchObject({ currentPoint: 1000 });
    expect(await approve(actId)).toEqual(DONE);
    expect(await balance(guest)).toEqual({ currentPoint: 1300, pointGift: 300, pointPurchase: 1000 });
    const [line] = (await test.ok(pointsRoutes.guestHistory, {}, guest)).items;
    expect(line).toMatchObject({
      kind: 'ADJUSTMENT',
      points: 300,
      causeId: actId,
      lots: [{ kind: 'FREE', expiresOn: addDays(dayOf(test.clock.now()), 30) }],
    });
    await test.work();
    const { items } = await test.ok(notificationRoutes.listNotifications, {}, guest);
    expect(items[0]?.body).toContain('ポイントを調整しました（+300P）');
  });

  it('takes points nearest expiry first, and nothing at all when there are fewer', async () => {
    const guest = await guestWithPoints(test, 1000);
    expect(await approve(await proposed(guest.userId, -400))).toEqual(DONE);
    const tooMany = await proposed(guest.userId, -601);
    expect(await approve(tooMany)).toMatchObject(refused('POINTS_INSUFFICIENT'));
    expect(await balance(guest)).toMatchObject({ currentPoint: 600 });
    expect(await listActs(test.db, 10)).toMatchObject([{ actId: tooMany }]);
    expect(await declineAct(test.context, { actId: tooMany, operator: OPERATORS.sato })).toEqual(DONE);
  });

  it('gives a cast reward points and takes them', async () => {
    const cast = await verifiedCast(test);
    expect(await approve(await proposed(cast.userId, 5000))).toEqual(DONE);
    expect(await approve(await proposed(cast.userId, -2000))).toEqual(DONE);
    expect(await approve(await proposed(cast.userId, -3001))).toMatchObject(refused('REWARD_INSUFFICIENT'));
    const { items } = await test.ok(pointsRoutes.castHistory, {}, cast);
    expect(items.map(({ kind, points, balancePoints }) => [kind, points, balancePoints])).toEqual([
      ['ADJUSTMENT', -2000, 3000],
      ['ADJUSTMENT', 5000, 5000],
    ]);
  });
});

describe('two operators', () => {
  it('are two: who proposed cannot approve', async () => {
    const guest = await guestWithPoints(test, 0);
    const actId = await proposed(guest.userId, 300);
    expect(await approve(actId, OPERATORS.sato)).toMatchObject(refused('ACT_SAME_OPERATOR'));
    expect(await balance(guest)).toMatchObject({ currentPoint: 0 });
    expect(await approve(actId)).toEqual(DONE);
    expect(await approve(actId)).toMatchObject(refused('ACT_ALREADY_DECIDED'));
    expect(await declineAct(test.context, { actId, operator: OPERATORS.suzuki })).toMatchObject(
      refused('ACT_ALREADY_DECIDED'),
    );
  });

  it('have one effect when they approve fifty times at once', async () => {
    const guest = await guestWithPoints(test, 0);
    const actId = await proposed(guest.userId, 300);
    const many = await Promise.all(Array.from({ length: 50 }, (_, index) => another(`operator ${index}`)));
    const outcomes = await Promise.all(many.map((operator) => approve(actId, operator)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance(guest)).toMatchObject({ currentPoint: 300 });
  });

  it('cannot approve what was declined, or what is not there', async () => {
    const guest = await guestWithPoints(test, 0);
    const actId = await proposed(guest.userId, 300);
    await declineAct(test.context, { actId, operator: OPERATORS.suzuki });
    expect(await approve(actId)).toMatchObject(refused('ACT_ALREADY_DECIDED'));
    expect(await approve(test.context.ids.newId())).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('a proposal', () => {
  it('needs a reason, a whole amount within the limit and somebody who has points', async () => {
    const guest = await guestWithPoints(test, 0);
    const order = {
      kind: 'ADJUSTMENT' as const,
      accountId: guest.userId,
      points: 1,
      reason: 'お詫び',
      operator: OPERATORS.sato,
    };
    const wrong = (change: object) => proposeAct(test.context, { ...order, ...change });
    expect(await wrong({ reason: '  ' })).toMatchObject(refused('REASON_REQUIRED'));
    for (const points of [0, 1.5, 1_000_001, Number.NaN])
      expect(await wrong({ points })).toMatchObject(refused('NUMBER_INVALID'));
    expect(await wrong({ accountId: test.context.ids.newId() })).toMatchObject(refused('NOT_FOUND'));
    const refund = { kind: 'REFUND', purchaseId: test.context.ids.newId() };
    expect(await wrong(refund)).toMatchObject(refused('NOT_FOUND'));
    expect(await wrong({ ...refund, points: -1 })).toMatchObject(refused('NUMBER_INVALID'));
  });
});

describe('a refund', () => {
  it('takes what remains of the purchase when it is approved, and no more', async () => {
    const guest = await guestWithPoints(test, 1000);
    const { id: purchaseId } = await test.db
      .selectFrom('purchase')
      .select('id')
      .where('guest_id', '=', guest.userId)
      .executeTakeFirstOrThrow();
    const refund = { kind: 'REFUND', purchaseId, reason: '誤購入', operator: OPERATORS.sato } as const;
    expect(await proposeAct(test.context, { ...refund, points: 1001 })).toMatchObject(refused('NOT_FOUND'));
    for (const [points, end] of [
      [700, DONE],
      [301, refused('POINTS_INSUFFICIENT')],
      [300, DONE],
    ] as const) {
      const act = await proposeAct(test.context, { ...refund, points });
      if (!act.ok) throw new Error(act.error.code);
      expect(await approve(act.value.actId)).toMatchObject(end);
    }
    expect(await balance(guest)).toMatchObject({ currentPoint: 0 });
    const { rows } = await test.app.pool.query<{ yen: string }>(
      'select sum(amount_yen) as yen from refund where purchase_id = $1',
      [purchaseId],
    );
    expect(Number(rows[0]!.yen)).toBe(1210);
  });
});
