import type { Stripe } from 'stripe';
import type { PaymentService, Refund } from '../port.ts';
import { expectAnswer } from './answer.ts';
import type { StripeTools } from './client.ts';
import { createIntents } from './intents.ts';
import { chargeOf, CURRENCY } from './present.ts';
import { isKeptAnswer, StripeProblem } from './problem.ts';
import * as store from './stripe.store.ts';
import type { RefundRow } from './stripe.store.ts';

/** More refunds than one payment ever has. */
const LISTED = 100;

/**
 * Stripe allows several refunds per payment, so only the key keeps one from being made twice, and only for a day. One already requested is
 * therefore looked up among the payment's refunds before it is requested again.
 */
export function stripeRefunds(tools: StripeTools): Pick<PaymentService, 'refund'> {
  const { db, clock, ask } = tools;
  const intents = createIntents(tools);

  async function make(row: RefundRow, intentId: string): Promise<Stripe.Refund> {
    try {
      const refund = await ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: intentId, amount: row.amount_yen, metadata: { key: row.key } },
          { idempotencyKey: `${row.key}:refund:${row.attempt}` },
        ),
      );
      return expectAnswer(refund, { object: 'refund' });
    } catch (error) {
      if (isKeptAnswer(error)) await store.nextAttempt(db, 'refund', row.key, row.attempt);
      throw error;
    }
  }

  async function findMade(row: RefundRow, intentId: string): Promise<Stripe.Refund | undefined> {
    const list = await ask((stripe) => stripe.refunds.list({ payment_intent: intentId, limit: LISTED }));
    if (list.object !== 'list' || !Array.isArray(list.data))
      throw new StripeProblem('Stripe: the answer is no list of refunds');
    return list.data.find((refund) => refund.metadata?.['key'] === row.key);
  }

  return {
    async refund({ key: paymentKey, idempotencyKey: key, amountYen }) {
      const payment = await store.findPayment(db, paymentKey);
      if (!payment?.stripe_id) throw new Error(`No payment was made for ${paymentKey}`);
      const intentId = payment.stripe_id;
      const isNew = await store.insertRefund(db, { key, paymentKey, amountYen, createdAt: clock.now() });
      const row = (await store.findRefund(db, key))!;
      if (row.payment_key !== paymentKey || row.amount_yen !== amountYen)
        throw new Error(`Refund ${key} was ordered differently before`);
      if (row.stripe_id !== null) {
        const id = row.stripe_id;
        const refund = await ask((stripe) => stripe.refunds.retrieve(id));
        return presentRefund(row, expectAnswer(refund, { object: 'refund', id }));
      }
      let refund = isNew ? undefined : await findMade(row, intentId);
      if (!refund) {
        const charge = chargeOf(await intents.retrieve(payment));
        // Refused without asking: more than is left of the payment.
        if (!charge || charge.amount_captured - charge.amount_refunded < amountYen)
          return { refundId: key, state: 'FAILED' };
        refund = await make(row, intentId);
      }
      await store.keepRefund(db, key, refund.id);
      return presentRefund(row, refund);
    },
  };
}

function presentRefund(row: RefundRow, refund: Stripe.Refund): Refund {
  if (refund.currency !== CURRENCY || refund.amount !== row.amount_yen)
    throw new StripeProblem(`Stripe: refund ${refund.id} is not what was ordered`);
  if (refund.status === 'succeeded') return { refundId: refund.id, state: 'SUCCEEDED' };
  if (refund.status === 'failed' || refund.status === 'canceled')
    return { refundId: refund.id, state: 'FAILED' };
  throw new StripeProblem(`Stripe: a refund is ${refund.status}`);
}
