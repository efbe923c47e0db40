import type { Stripe } from 'stripe';
import type { Payment, PaymentFailureCode } from '../port.ts';
import { StripeProblem } from './problem.ts';
import type { PaymentRow } from './stripe.store.ts';

/** Yen has no smaller unit: Stripe's amounts are plain yen. */
export const CURRENCY = 'jpy';

const AUTHENTICATION_CODES: ReadonlySet<string> = new Set([
  'authentication_required',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
]);

type CardError = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'type'>;

/** Why a card failed; with no reason given, 3-D Secure was not completed. */
export function failureCode(error: CardError | null): PaymentFailureCode {
  if (!error) return 'THREE_D_SECURE_FAILED';
  const codes = [error.code, error.decline_code];
  if (codes.some((code) => AUTHENTICATION_CODES.has(code ?? ''))) return 'THREE_D_SECURE_FAILED';
  if (error.type !== 'card_error') throw new StripeProblem(`Stripe: a payment failed with ${error.type}`);
  return 'CARD_DECLINED';
}

/**
 * A payment intent in the port's terms.
 *
 * @throws StripeProblem when it is not the payment ordered, or its state is not conclusive yet.
 */
export function presentIntent(row: PaymentRow, intent: Stripe.PaymentIntent): Payment {
  expectOrdered(row, intent);
  const base = { paymentId: intent.id, amountYen: intent.amount };
  switch (intent.status) {
    case 'succeeded':
      return { ...base, state: 'SUCCEEDED', amountYen: intent.amount_received };
    case 'requires_capture':
      return { ...base, state: 'AUTHORISED', amountYen: intent.amount_capturable, expiresAt: endOf(intent) };
    case 'requires_action': {
      const actionUrl = intent.next_action?.redirect_to_url?.url;
      if (!actionUrl) throw new StripeProblem('Stripe: a payment waits for something that is no page');
      return { ...base, state: 'ACTION_REQUIRED', actionUrl };
    }
    case 'requires_payment_method':
      if (!intent.last_payment_error) throw new StripeProblem('Stripe: a payment lost its card');
      return { ...base, state: 'FAILED', code: failureCode(intent.last_payment_error) };
    case 'canceled':
      return wasAuthorised(intent)
        ? { ...base, state: 'CANCELLED' }
        : { ...base, state: 'FAILED', code: failureCode(intent.last_payment_error) };
    default:
      throw new StripeProblem(`Stripe: a payment is ${intent.status}`);
  }
}

function expectOrdered(row: PaymentRow, intent: Stripe.PaymentIntent): void {
  const method = row.kind === 'CHARGE' ? 'automatic' : 'manual';
  const isOrdered =
    intent.currency === CURRENCY &&
    intent.amount === row.amount_yen &&
    intent.capture_method === method &&
    intent.metadata['key'] === row.key;
  if (!isOrdered) throw new StripeProblem(`Stripe: payment ${intent.id} is not what was ordered`);
}

/** Until when a reserved amount can be captured: as stated by the card network, never a constant. */
function endOf(intent: Stripe.PaymentIntent): Date {
  const seconds = chargeOf(intent)?.payment_method_details?.card?.capture_before;
  if (seconds === undefined) throw new StripeProblem('Stripe: an authorisation without its end');
  return new Date(seconds * 1000);
}

const wasAuthorised = (intent: Stripe.PaymentIntent): boolean =>
  intent.capture_method === 'manual' && chargeOf(intent)?.status === 'succeeded';

/** The last charge of an intent; null when none was tried. */
export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  if (typeof intent.latest_charge === 'string')
    throw new StripeProblem('Stripe: the charge of a payment was not expanded');
  return intent.latest_charge;
}
