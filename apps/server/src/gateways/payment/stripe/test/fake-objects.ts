/** Objects as Stripe returns them: what the published document requires and what the adapter reads. */
import { randomBytes } from 'node:crypto';

/** How a card behaves when charged. */
export type CardBehaviour = 'OK' | 'DECLINE' | 'ASKS_AGAIN';

export interface FakeCharge {
  id: string;
  amount: number;
  captured: boolean;
  refundedYen: number;
  status: 'succeeded' | 'failed';
}

export interface FakeIntent {
  id: string;
  params: Record<string, any>;
  status: string;
  charge: FakeCharge | null;
  receivedYen: number;
  error: Record<string, unknown> | null;
  nextAction: Record<string, unknown> | null;
  cancellationReason: string | null;
}

export interface FakeSession {
  id: string;
  params: Record<string, any>;
  status: 'open' | 'complete' | 'expired';
  setup: { id: string; status: string; methodId: string | null; error: Record<string, unknown> | null };
}

export interface FakeRefund {
  id: string;
  intentId: string;
  amountYen: number;
  status: string;
  metadata: Record<string, string>;
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** Fields common to every object of this account. */
export interface Frame {
  readonly livemode: boolean;
  readonly created: number;
  readonly currency: string;
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const BILLING = { address: NO_ADDRESS, email: null, name: null, phone: null };

export const cardError = (code: string, declineCode?: string) => ({
  type: 'card_error',
  code,
  message: 'Your card was declined.',
  ...(declineCode !== undefined && { decline_code: declineCode }),
});

export function customerObject(frame: Frame, id: string, metadata: unknown) {
  const { created, livemode } = frame;
  return {
    id,
    object: 'customer',
    created,
    livemode,
    metadata,
    default_source: null,
    shipping: null,
    email: null,
    description: null,
  };
}

export function chargeObject(frame: Frame, charge: FakeCharge, captureBefore: number) {
  const isHeld = charge.status === 'succeeded' && !charge.captured;
  return {
    id: charge.id,
    object: 'charge',
    ...frame,
    amount: charge.amount,
    amount_captured: charge.captured ? charge.amount : 0,
    amount_refunded: charge.refundedYen,
    billing_details: BILLING,
    captured: charge.captured,
    disputed: false,
    metadata: {},
    paid: charge.status === 'succeeded',
    refunded: charge.refundedYen >= charge.amount,
    status: charge.status,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        checks: null,
        country: 'JP',
        exp_month: 8,
        exp_year: 2035,
        funding: 'credit',
        last4: '4242',
        installments: null,
        mandate: null,
        network: 'visa',
        three_d_secure: null,
        wallet: null,
        ...(isHeld && { capture_before: captureBefore }),
      },
    },
  };
}

export function intentObject(frame: Frame, intent: FakeIntent, charge: unknown) {
  const { params } = intent;
  const isHeld = intent.status === 'requires_capture';
  return {
    id: intent.id,
    object: 'payment_intent',
    ...frame,
    amount: Number(params['amount']),
    amount_capturable: isHeld ? Number(params['amount']) : 0,
    amount_received: intent.receivedYen,
    capture_method: params['capture_method'],
    client_secret: `${intent.id}_secret_never_to_be_logged`,
    confirmation_method: 'automatic',
    customer: params['customer'],
    cancellation_reason: intent.cancellationReason,
    last_payment_error: intent.error,
    latest_charge: charge,
    metadata: params['metadata'],
    next_action: intent.nextAction,
    payment_method: params['payment_method'],
    payment_method_types: ['card'],
    status: intent.status,
  };
}

export function sessionObject(frame: Frame, session: FakeSession, setupIntent: unknown) {
  const { params } = session;
  return {
    id: session.id,
    object: 'checkout.session',
    livemode: frame.livemode,
    created: frame.created,
    expires_at: frame.created + 86_400,
    automatic_tax: { enabled: false, status: null },
    cancel_url: params['cancel_url'],
    client_reference_id: params['client_reference_id'],
    custom_fields: [],
    custom_text: { shipping_address: null, submit: null },
    customer: params['customer'],
    locale: params['locale'],
    metadata: {},
    mode: params['mode'],
    payment_method_types: ['card'],
    payment_status: 'no_payment_required',
    setup_intent: setupIntent,
    shipping_options: [],
    status: session.status,
    success_url: params['success_url'],
    url: session.status === 'open' ? `https://checkout.stripe.example/c/pay/${session.id}` : null,
  };
}

export function setupIntentObject(frame: Frame, session: FakeSession, behaviour: CardBehaviour | null) {
  const { setup } = session;
  const method = setup.methodId &&
    behaviour && {
      id: setup.methodId,
      object: 'payment_method',
      livemode: frame.livemode,
      created: frame.created,
      billing_details: BILLING,
      customer: session.params['customer'],
      metadata: {},
      type: 'card',
      card: {
        brand: 'visa',
        checks: null,
        country: 'JP',
        exp_month: 8,
        exp_year: 2035,
        fingerprint: `print_of_${behaviour}`,
        funding: 'credit',
        last4: '4242',
        generated_from: null,
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    };
  return {
    id: setup.id,
    object: 'setup_intent',
    livemode: frame.livemode,
    created: frame.created,
    last_setup_error: setup.error,
    payment_method: method ?? null,
    payment_method_types: ['card'],
    status: setup.status,
    usage: 'off_session',
  };
}

export function refundObject(frame: Frame, refund: FakeRefund) {
  const { id, intentId, amountYen, status, metadata } = refund;
  const { created, currency } = frame;
  return {
    id,
    object: 'refund',
    created,
    currency,
    amount: amountYen,
    payment_intent: intentId,
    status,
    metadata,
    charge: null,
  };
}
