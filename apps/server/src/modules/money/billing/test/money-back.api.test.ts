import { billingRoutes } from '@yoimachi/contract/billing';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '#platform/database';
import { useTestApp, type Person } from '../../../../test-support/index.ts';
import { spendPoints, system } from '#money/points';
import { isPaymentDue, startRefund } from '../index.ts';
import { balance, buy, buyFirst, guestWithCard, payments } from './support.ts';

const test = useTestApp();

/** Points that are no longer there. */
async function spend(guest: Person, points: number): Promise<void> {
  const spending = {
    guestId: guest.userId,
    points,
    to: system('ADJUSTED'),
    kind: 'ADJUSTMENT' as const,
    key: crypto.randomUUID(),
  };
  const spent = await withTransaction(test.db, (trx) => spendPoints(trx, spending, test.clock.now()));
  expect(spent.ok).toBe(true);
}

const refund = (purchaseId: string, points: number) =>
  withTransaction(test.db, (trx) => startRefund(trx, test.context, { purchaseId, points }, test.clock.now()));

const refundEvents = async (purchaseId: string) =>
  (
    await test.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'purchase.refunded')
      .where('key', '=', purchaseId)
      .execute()
  ).map(({ payload }) => payload);

describe('a refund', () => {
  it('takes the points of its lot and gives the yen back to the card, all parts together exactly what was paid', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 501);
    const first = await refund(purchaseId, 250);
    const second = await refund(purchaseId, 251);
    expect([first, second]).toMatchObject([
      { ok: true, value: { amountYen: 302 } },
      { ok: true, value: { amountYen: 304 } },
    ]);
    expect(await balance(test, guest)).toBe(0);
    await test.work();
    expect(await payments(test, guest)).toMatchObject([{ amount_yen: 606, refunded_yen: 606 }]);
    expect(await refundEvents(purchaseId)).toHaveLength(2);
    const { items } = await test.ok(billingRoutes.listPurchases, {}, guest);
    expect(items[0]!.refunds).toMatchObject([
      { points: 250, isDone: true },
      { points: 251, isDone: true },
    ]);
    const told = test.db.selectFrom('notification').select('body').where('account_id', '=', guest.userId);
    expect(await told.where('kind', '=', 'GUEST_REFUNDED').orderBy('id').execute()).toEqual([
      { body: '250P（302円）を、お支払いのカードへ払い戻しました。' },
      { body: '251P（304円）を、お支払いのカードへ払い戻しました。' },
    ]);
    expect(await refund(purchaseId, 1)).toMatchObject({ ok: false, error: { code: 'POINTS_INSUFFICIENT' } });
  });

  it('leaves other lots alone when its own is spent', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 1000);
    await spend(guest, 600);
    await buy(test, guest, 1000);
    expect(await refund(purchaseId, 500)).toMatchObject({
      ok: false,
      error: { code: 'POINTS_INSUFFICIENT', details: { missingPoints: 100 } },
    });
    expect(await refund(purchaseId, 400)).toMatchObject({ ok: true });
    expect(await balance(test, guest)).toBe(1000);
  });

  it('is given once by fifty at once, and comes back when the provider refuses', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 500);
    await test.app.pool.query(
      'update sandbox_payment.payment set refunded_yen = amount_yen where idempotency_key = $1',
      [purchaseId],
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(purchaseId, 500)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    await test.work();
    expect(await balance(test, guest)).toBe(500);
    expect(await refundEvents(purchaseId)).toEqual([]);
    const alerts = await test.db.selectFrom('operator_alert').select('kind').execute();
    expect(alerts).toContainEqual({ kind: 'OPERATOR_REFUND' });
  });

  it('of an unknown purchase is refused', async () => {
    expect(await refund(crypto.randomUUID(), 1)).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  });
});

describe('a chargeback', () => {
  it('takes what remains of its lot; what was spent is owed, and the refund of before is neither', async () => {
    const guest = await guestWithCard(test, '4000000000000259');
    const { purchaseId } = await buyFirst(test, guest, 2000);
    await spend(guest, 600);
    await refund(purchaseId, 400);
    await test.moveBy(24 * 60);
    expect(await balance(test, guest)).toBe(0);
    const row = test.db
      .selectFrom('chargeback')
      .select(['taken_points', 'debt_points'])
      .where('purchase_id', '=', purchaseId);
    expect(await row.execute()).toEqual([{ taken_points: 1000, debt_points: 600 }]);
    expect(await isPaymentDue(test.db, guest.userId)).toBe(true);
    expect(await refund(purchaseId, 1)).toMatchObject({ ok: false, error: { code: 'CONFLICT' } });
  });

  it('of points that nobody used leaves no debt', async () => {
    const guest = await guestWithCard(test, '4000000000000259');
    await buyFirst(test, guest, 2000);
    await test.moveBy(24 * 60);
    expect(await balance(test, guest)).toBe(0);
    expect(await isPaymentDue(test.db, guest.userId)).toBe(false);
  });
});
