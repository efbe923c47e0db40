import {
  cardError,
  chargeObject,
  customerObject,
  intentObject,
  newId,
  refundObject,
  sessionObject,
  setupIntentObject,
  type CardBehaviour,
  type FakeIntent,
  type FakeRefund,
  type FakeSession,
  type Frame,
} from './fake-objects.ts';

type Params = Record<string, any>;

/** What Stripe refuses, with its status and its error. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['code']));
    this.status = status;
    this.error = error;
  }
}

const invalid = (code: string, more: Record<string, unknown> = {}) =>
  new Refusal(400, { type: 'invalid_request_error', code, message: code, ...more });
const missing = (param: string, status = 404) =>
  new Refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${param}`,
    param,
  });

const CREATED = 1_795_000_000;

/** An account at Stripe: customers, cards, intents and refunds, as far as the adapter uses them. */
export class FakeAccount {
  readonly frame: { -readonly [K in keyof Frame]: Frame[K] } = {
    livemode: false,
    created: CREATED,
    currency: 'jpy',
  };
  /** Until when an amount stays reserved, in seconds. */
  captureBefore = CREATED + 7 * 86_400;
  readonly customers = new Set<string>();
  readonly sessions = new Map<string, FakeSession>();
  readonly methods = new Map<string, { customer: string; behaviour: CardBehaviour }>();
  readonly intents = new Map<string, FakeIntent>();
  readonly refunds: FakeRefund[] = [];

  /** The person completes Stripe's page with this card. */
  enterCard(sessionId: string, behaviour: CardBehaviour = 'OK'): string {
    const session = this.sessions.get(sessionId)!;
    const methodId = newId('pm');
    this.methods.set(methodId, { customer: session.params['customer'], behaviour });
    session.status = 'complete';
    session.setup = { ...session.setup, status: 'succeeded', methodId };
    return methodId;
  }

  expireSession(sessionId: string, error: Record<string, unknown> | null): void {
    const session = this.sessions.get(sessionId)!;
    session.status = 'expired';
    session.setup = { ...session.setup, status: 'canceled', error };
  }

  /** The person's bank completes the 3-D Secure step. */
  authenticate(intentId: string, isPassed: boolean): void {
    const intent = this.intents.get(intentId)!;
    intent.nextAction = null;
    if (isPassed) return this.#take(intent);
    intent.status = 'requires_payment_method';
    intent.error = cardError('payment_intent_authentication_failure');
  }

  /** An authorisation runs out. */
  expire(intentId: string): void {
    const intent = this.intents.get(intentId)!;
    intent.status = 'canceled';
    intent.cancellationReason = 'automatic';
    intent.charge!.refundedYen = intent.charge!.amount;
  }

  /** The only existing intent. */
  get intent(): FakeIntent {
    const [intent, ...others] = this.intents.values();
    if (!intent || others.length > 0) throw new Error(`There are ${this.intents.size} intents`);
    return intent;
  }

  /** Yen taken from cards, less refunds. */
  get takenYen(): number {
    return [...this.intents.values()].reduce(
      (sum, { charge, receivedYen }) => sum + (receivedYen > 0 ? receivedYen - charge!.refundedYen : 0),
      0,
    );
  }

  carryOut(call: string, [id]: readonly string[], params: Params): unknown {
    switch (call) {
      case 'post /v1/customers': {
        const customer = newId('cus');
        this.customers.add(customer);
        return customerObject(this.frame, customer, params['metadata']);
      }
      case 'post /v1/checkout/sessions':
        return this.#startSession(params);
      case 'get /v1/checkout/sessions/{session}':
        return this.#presentSession(this.sessions.get(id!));
      case 'post /v1/payment_intents':
        return this.#makeIntent(params);
      case 'post /v1/refunds':
        return this.#refund(params);
      case 'get /v1/refunds': {
        const found = this.refunds.filter((refund) => refund.intentId === params['payment_intent']);
        const data = found.map((refund) => refundObject(this.frame, refund));
        return { object: 'list', url: '/v1/refunds', has_more: false, data };
      }
      case 'get /v1/refunds/{refund}': {
        const refund = this.refunds.find((candidate) => candidate.id === id);
        if (!refund) throw missing('refund');
        return refundObject(this.frame, refund);
      }
      default:
        return this.#onIntent(call, id!, params);
    }
  }

  #onIntent(call: string, id: string, params: Params): unknown {
    const intent = this.intents.get(id);
    if (!intent) throw missing('intent');
    const needs = (...states: readonly string[]) => {
      if (states.includes(intent.status)) return;
      throw invalid('payment_intent_unexpected_state', { payment_intent: this.present(intent) });
    };
    switch (call) {
      case 'get /v1/payment_intents/{intent}':
        break;
      case 'post /v1/payment_intents/{intent}/confirm':
        needs('requires_confirmation', 'requires_payment_method');
        this.#confirm(intent, params);
        break;
      case 'post /v1/payment_intents/{intent}/capture': {
        needs('requires_capture');
        const amountYen = Number(params['amount_to_capture']);
        Object.assign(intent, { status: 'succeeded', receivedYen: amountYen });
        Object.assign(intent.charge!, { captured: true, amount: amountYen });
        break;
      }
      case 'post /v1/payment_intents/{intent}/cancel':
        needs('requires_capture', 'requires_action', 'requires_confirmation', 'requires_payment_method');
        if (intent.charge) intent.charge.refundedYen = intent.charge.amount;
        Object.assign(intent, {
          status: 'canceled',
          nextAction: null,
          cancellationReason: params['cancellation_reason'],
        });
        break;
      default:
        throw new Error(`The fake has no ${call}`);
    }
    return this.present(intent);
  }

  /** An intent as returned, its charge expanded. */
  present(intent: FakeIntent): Record<string, unknown> {
    const charge = intent.charge && chargeObject(this.frame, intent.charge, this.captureBefore);
    return intentObject(this.frame, intent, charge);
  }

  #startSession(params: Params): unknown {
    if (!this.customers.has(params['customer'])) throw missing('customer', 400);
    const setup = { id: newId('seti'), status: 'requires_payment_method', methodId: null, error: null };
    const session: FakeSession = { id: newId('cs_test'), params, status: 'open', setup };
    this.sessions.set(session.id, session);
    return sessionObject(this.frame, session, setup.id);
  }

  #presentSession(session: FakeSession | undefined): unknown {
    if (!session) throw missing('session');
    const { methodId } = session.setup;
    const behaviour = methodId === null ? null : this.methods.get(methodId)!.behaviour;
    return sessionObject(this.frame, session, setupIntentObject(this.frame, session, behaviour));
  }

  #makeIntent(params: Params): unknown {
    const method = this.methods.get(params['payment_method']);
    if (!method || method.customer !== params['customer']) throw missing('payment_method', 400);
    const intent: FakeIntent = {
      id: newId('pi'),
      params,
      status: 'requires_confirmation',
      charge: null,
      receivedYen: 0,
      error: null,
      nextAction: null,
      cancellationReason: null,
    };
    this.intents.set(intent.id, intent);
    return this.present(intent);
  }

  #confirm(intent: FakeIntent, params: Params): void {
    const { behaviour } = this.methods.get(intent.params['payment_method'])!;
    const isAlone = params['off_session'] === 'true';
    const asked = params['payment_method_options']?.card?.request_three_d_secure === 'any';
    if (behaviour === 'DECLINE') this.#decline(intent, cardError('card_declined', 'insufficient_funds'));
    if (behaviour === 'ASKS_AGAIN' && isAlone)
      this.#decline(intent, cardError('authentication_required', 'authentication_required'));
    if (!asked && behaviour !== 'ASKS_AGAIN') return this.#take(intent);
    intent.status = 'requires_action';
    intent.nextAction = {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `https://hooks.stripe.example/3ds/${intent.id}`,
        return_url: params['return_url'],
      },
    };
  }

  #decline(intent: FakeIntent, error: Record<string, unknown>): never {
    intent.status = 'requires_payment_method';
    intent.error = error;
    intent.charge = {
      id: newId('ch'),
      amount: Number(intent.params['amount']),
      captured: false,
      refundedYen: 0,
      status: 'failed',
    };
    throw new Refusal(402, { ...error, payment_intent: this.present(intent) });
  }

  #take(intent: FakeIntent): void {
    const amount = Number(intent.params['amount']);
    const isCharge = intent.params['capture_method'] === 'automatic';
    intent.charge = { id: newId('ch'), amount, captured: isCharge, refundedYen: 0, status: 'succeeded' };
    intent.status = isCharge ? 'succeeded' : 'requires_capture';
    intent.receivedYen = isCharge ? amount : 0;
  }

  #refund(params: Params): unknown {
    const intent = this.intents.get(params['payment_intent']);
    if (!intent?.charge?.captured) throw missing('payment_intent', 400);
    const amountYen = Number(params['amount']);
    if (amountYen > intent.charge.amount - intent.charge.refundedYen)
      throw invalid('charge_already_refunded');
    intent.charge.refundedYen += amountYen;
    const refund: FakeRefund = {
      id: newId('re'),
      intentId: intent.id,
      amountYen,
      status: 'succeeded',
      metadata: params['metadata'],
    };
    this.refunds.push(refund);
    return refundObject(this.frame, refund);
  }
}
