import type { Charge, Payment, PaymentFailureCode, PaymentService } from '../port.ts';
import type { StripeTools } from './client.ts';
import { createIntents, type Intents } from './intents.ts';
import { presentIntent } from './present.ts';
import { StripeProblem } from './problem.ts';
import * as store from './stripe.store.ts';
import type { PaymentRow } from './stripe.store.ts';

/** Stripe's minimum amount in yen. */
export const SMALLEST_CHARGE_YEN = 50;

type PaymentCalls = Pick<
  PaymentService,
  'charge' | 'authorise' | 'capture' | 'cancelAuthorisation' | 'findPayment' | 'abandon'
>;

/**
 * A payment is one payment intent: it is created without moving money, its id is stored, and only then is it confirmed. Whichever answer is
 * lost, the id is there to query with, and an intent by nature is charged and captured at most once.
 */
export function stripePayments(tools: StripeTools): PaymentCalls {
  const { db } = tools;
  const intents = createIntents(tools);
  return {
    charge: (charge) => begin(tools, intents, 'CHARGE', charge),
    authorise: (charge) => begin(tools, intents, 'AUTHORISATION', charge),
    async capture({ key, amountYen }) {
      const row = await expectIntent(tools, key);
      const intent = await intents.retrieve(row);
      if (intent.status !== 'requires_capture') return presentIntent(row, intent);
      if (amountYen > intent.amount_capturable)
        throw new Error(`Authorisation ${key} is for less than ${amountYen} yen`);
      return presentIntent(row, await intents.capture(row, amountYen));
    },
    async cancelAuthorisation({ key }) {
      const row = await expectIntent(tools, key);
      return giveUp(intents, row, ['requires_capture', 'requires_action', 'requires_confirmation']);
    },
    async findPayment(key) {
      const row = await store.findPayment(db, key);
      if (row?.failure_code) return refused(row);
      if (!row?.stripe_id) return null;
      const intent = await intents.retrieve(row);
      // Made, but never confirmed: no money can have moved.
      return intent.status === 'requires_confirmation' ? null : presentIntent(row, intent);
    },
    async abandon(key) {
      const row = await store.findPayment(db, key);
      if (row?.failure_code) return refused(row);
      if (!row?.stripe_id) return null;
      return giveUp(intents, row, ['requires_action', 'requires_confirmation']);
    },
  };
}

async function begin(
  { db, clock }: StripeTools,
  intents: Intents,
  kind: store.NewPayment['kind'],
  { idempotencyKey: key, cardId, amountYen, present }: Charge,
): Promise<Payment> {
  if (amountYen < SMALLEST_CHARGE_YEN) throw new Error(`Stripe charges no ${amountYen} yen`);
  await store.insertPayment(db, { key, kind, amountYen, cardStripeId: cardId, createdAt: clock.now() });
  const row = (await store.findPayment(db, key))!;
  if (row.kind !== kind || row.amount_yen !== amountYen || row.card_stripe_id !== cardId)
    throw new Error(`Payment ${key} was ordered differently before`);
  if (row.failure_code !== null) return refused(row);
  const customerId = await store.customerOfCard(db, cardId);
  if (customerId === null) throw new Error('No card of this id was registered with Stripe');
  const intent = row.stripe_id === null ? await make(intents, row, customerId) : await intents.retrieve(row);
  if (intent === null) {
    await store.markRefused(db, key, 'CARD_DECLINED');
    return refused({ ...row, failure_code: 'CARD_DECLINED' });
  }
  const made = { ...row, stripe_id: intent.id };
  if (intent.status !== 'requires_confirmation') return presentIntent(made, intent);
  return presentIntent(made, await intents.confirm(made, present));
}

/** The intent of a payment; null when its card was removed at Stripe: none was created, and none will be. */
async function make(intents: Intents, row: PaymentRow, customerId: string) {
  try {
    return await intents.create(row, customerId);
  } catch (error) {
    if (isCardGone(error)) return null;
    throw error;
  }
}

const isCardGone = (error: unknown): boolean =>
  error instanceof StripeProblem && error.statusCode === 400 && error.param === 'payment_method';

const refused = (row: PaymentRow): Payment => ({
  paymentId: row.key,
  amountYen: row.amount_yen,
  state: 'FAILED',
  code: row.failure_code as PaymentFailureCode,
});

async function expectIntent({ db }: StripeTools, key: string): Promise<PaymentRow> {
  const row = await store.findPayment(db, key);
  if (!row?.stripe_id) throw new Error(`No payment was made for ${key}`);
  return row;
}

/** Cancels an intent that is in one of these states; in any other it stays as it is. */
async function giveUp(intents: Intents, row: PaymentRow, states: readonly string[]): Promise<Payment> {
  const intent = await intents.retrieve(row);
  return presentIntent(row, states.includes(intent.status) ? await intents.cancel(row) : intent);
}
