import type { Stripe } from 'stripe';
import type { Charge } from '../port.ts';
import { expectAnswer } from './answer.ts';
import type { StripeTools } from './client.ts';
import { CURRENCY } from './present.ts';
import { isKeptAnswer, StripeProblem } from './problem.ts';
import * as store from './stripe.store.ts';
import type { PaymentRow } from './stripe.store.ts';

type Intent = Stripe.PaymentIntent;
type IntentCall = 'create' | 'confirm' | 'capture' | 'cancel';

/** The intent is already past the requested step. */
const STATE_CODES: ReadonlySet<string> = new Set([
  'payment_intent_unexpected_state',
  'intent_invalid_state',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
]);

// Whether and until when an amount is reserved is recorded on the charge.
const expand = ['latest_charge'];

/** The requests about one payment intent, each under its own key and each answer checked. */
export interface Intents {
  retrieve(row: PaymentRow): Promise<Intent>;
  /** Creates an intent that moves no money yet, and stores its id. */
  create(row: PaymentRow, customerId: string): Promise<Intent>;
  confirm(row: PaymentRow, present: Charge['present']): Promise<Intent>;
  capture(row: PaymentRow, amountYen: number): Promise<Intent>;
  cancel(row: PaymentRow): Promise<Intent>;
}

type Request = (stripe: Stripe, options: Stripe.RequestOptions) => Promise<Intent>;

export function createIntents(tools: StripeTools): Intents {
  const { db, publicUrl } = tools;
  const steps = createSteps(tools);
  return {
    retrieve: steps.retrieve,
    async create(row, customerId) {
      const intent = await steps.send(row, 'create', (stripe, options) =>
        stripe.paymentIntents.create(
          {
            amount: row.amount_yen,
            currency: CURRENCY,
            customer: customerId,
            payment_method: row.card_stripe_id,
            allowed_payment_method_types: ['card'],
            capture_method: row.kind === 'CHARGE' ? 'automatic' : 'manual',
            metadata: { key: row.key },
            expand,
          },
          options,
        ),
      );
      const id = await store.keepIntent(db, row.key, intent.id);
      return id === intent.id ? intent : steps.retrieve({ ...row, stripe_id: id });
    },
    confirm: (row, present) =>
      steps.move(row, 'confirm', (stripe, options) =>
        stripe.paymentIntents.confirm(idOf(row), { ...confirmation(publicUrl, present), expand }, options),
      ),
    capture: (row, amountYen) =>
      steps.move(row, 'capture', (stripe, options) =>
        stripe.paymentIntents.capture(idOf(row), { amount_to_capture: amountYen, expand }, options),
      ),
    cancel: (row) =>
      steps.move(row, 'cancel', (stripe, options) =>
        stripe.paymentIntents.cancel(idOf(row), { cancellation_reason: 'abandoned', expand }, options),
      ),
  };
}

function idOf(row: PaymentRow): string {
  if (row.stripe_id === null) throw new Error(`Payment ${row.key} has no intent yet`);
  return row.stripe_id;
}

function createSteps({ db, ask, account }: StripeTools) {
  async function retrieve(row: PaymentRow): Promise<Intent> {
    const id = idOf(row);
    const intent = await ask((stripe) => stripe.paymentIntents.retrieve(id, { expand }));
    return expectAnswer(intent, { object: 'payment_intent', live: account.live, id });
  }

  async function send(row: PaymentRow, step: IntentCall, request: Request): Promise<Intent> {
    const options = { idempotencyKey: `${row.key}:${step}:${row.attempt}` };
    const expected = { object: 'payment_intent', live: account.live } as const;
    try {
      const intent = await ask((stripe) => request(stripe, options));
      return expectAnswer(intent, row.stripe_id === null ? expected : { ...expected, id: row.stripe_id });
    } catch (error) {
      if (isKeptAnswer(error)) await store.nextAttempt(db, 'payment', row.key, row.attempt);
      throw error;
    }
  }

  /** Moving money depends on the intent's own state: when it refuses, its status is returned instead. */
  async function move(row: PaymentRow, step: IntentCall, request: Request): Promise<Intent> {
    try {
      return await send(row, step, request);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const intent = await retrieve(row);
      if (intent.status === 'requires_confirmation') throw error;
      return intent;
    }
  }

  return { retrieve, send, move };
}

/** A declined card, or a state that does not allow the step. */
const isRefusal = (error: unknown): boolean =>
  error instanceof StripeProblem && (error.statusCode === 402 || STATE_CODES.has(error.code ?? ''));

function confirmation(
  publicUrl: string,
  present: Charge['present'],
): Pick<Stripe.PaymentIntentConfirmParams, 'off_session' | 'return_url' | 'payment_method_options'> {
  // Stripe requires a return address, even where nobody is redirected.
  if (!present) return { off_session: true, return_url: publicUrl };
  return {
    return_url: `${publicUrl}${present.returnUrl}`,
    payment_method_options: { card: { request_three_d_secure: present.threeDSecure ? 'any' : 'automatic' } },
  };
}
