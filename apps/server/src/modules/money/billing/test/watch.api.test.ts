import { beforeEach, describe, expect, it } from 'vitest';
import { takenAnyway } from '@yoimachi/domain/card';
import { createPaymentProvider } from '#gateways/payment/index.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import type { BillingContext } from '../billing.context.ts';
import { comparePayments } from '../watch/compare-payments.ts';
import { raiseSilence } from '../watch/raise-silence.ts';
import { balance, buy, buyFirst, check, guestWithCard, payments } from './support.ts';

const test = useRewoundApp();
let billing: BillingContext;
beforeEach(() => void (billing = { ...test.context, provider: createPaymentProvider(test.context) }));

/** Kinds and payloads of the alerts raised about a payment. */
async function alertsOf(key: string) {
  await test.work();
  const rows = await test.db.selectFrom('operator_alert').select(['kind', 'payload']).orderBy('id').execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(key));
}

/** Rewrites a payment in the sandbox's books. */
const rewrite = (key: string, change: string) =>
  test.app.pool.query(`update sandbox_payment.payment set ${change} where idempotency_key = $1`, [key]);

describe('the nightly comparison', () => {
  it('asks once for each payment that ended, and says nothing when all agrees', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 1000);
    expect(await comparePayments(billing)).toBe(0);
    await test.moveBy(61);
    expect(await comparePayments(billing)).toBe(1);
    expect(await comparePayments(billing)).toBe(0);
    expect(await alertsOf(purchaseId)).toEqual([]);
  });

  it.each([
    ['another amount', 'amount_yen = amount_yen + 1', { state: 'SUCCEEDED', amountYen: 1211 }],
    ['no payment', `state = 'FAILED', failure_code = 'CARD_DECLINED'`, { state: 'FAILED', amountYen: 1210 }],
  ])('raises %s and moves nothing', async (_what, change, found) => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 1000);
    await rewrite(purchaseId, change);
    await test.moveBy(61);
    await comparePayments(billing);
    expect(await alertsOf(purchaseId)).toEqual([
      { kind: 'OPERATOR_PAYMENT_MISMATCH', payload: { purchaseId, ...found } },
    ]);
    expect(await balance(test, guest)).toBe(1000);
  });

  it('credits what was paid there and had failed here', async () => {
    const guest = await guestWithCard(test);
    const { body } = await buy(test, guest, 1000);
    await test.moveBy(40);
    await rewrite(body.purchaseId, `state = 'SUCCEEDED', failure_code = null`);
    await test.moveBy(61);
    expect(await comparePayments(billing)).toBe(1);
    expect(await check(test, guest, body)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await balance(test, guest)).toBe(1000);
  });

  it('gives back what is still reserved there', async () => {
    const guest = await guestWithCard(test);
    const card = await test.db
      .selectFrom('card')
      .select(['id', 'provider_card_id'])
      .where('guest_id', '=', guest.userId)
      .executeTakeFirstOrThrow();
    const id = test.context.ids.newId();
    const [points, amountYen, at] = [1000, takenAnyway('SHORTFALL', 1210), test.clock.now()];
    await billing.provider.authorise({ idempotencyKey: id, cardId: card.provider_card_id, amountYen });
    await test.db
      .insertInto('top_up')
      .values({
        id,
        guest_id: guest.userId,
        client_request_id: id,
        card_id: card.id,
        points,
        amount_yen: amountYen,
        status: 'CANCELLED',
        created_at: at,
      })
      .execute();
    await test.moveBy(61);
    expect(await comparePayments(billing)).toBe(1);
    await test.work();
    expect(await payments(test, guest)).toMatchObject([{ state: 'CANCELLED' }]);
  });

  it('asks again the next night where no answer came', async () => {
    const guest = await guestWithCard(test);
    await buyFirst(test, guest, 1000);
    await test.moveBy(61);
    const findPayment = () => Promise.reject(new Error('no answer'));
    expect(await comparePayments({ ...billing, provider: { ...billing.provider, findPayment } })).toBe(0);
    expect(await comparePayments(billing)).toBe(1);
  });
});

describe('a provider that is silent', () => {
  it('is raised once for each that waits for an hour, and forgotten when it has answered', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 1000);
    const wait = (checkAt: Date | null) =>
      test.db.updateTable('purchase').set({ check_at: checkAt }).where('id', '=', purchaseId).execute();
    await wait(test.clock.now());
    expect(await raiseSilence(billing)).toBe(0);
    await test.clock.advanceTo(new Date(test.clock.now().getTime() + 60 * 60_000));
    expect(await raiseSilence(billing)).toBe(1);
    expect(await raiseSilence(billing)).toBe(0);
    await wait(null);
    expect(await raiseSilence(billing)).toBe(0);
    expect(await test.db.selectFrom('payment_silence').selectAll().execute()).toEqual([]);
    expect(await alertsOf(purchaseId)).toMatchObject([
      { kind: 'OPERATOR_PAYMENT_SILENT', payload: { what: 'PURCHASE', key: purchaseId } },
    ]);
  });
});
