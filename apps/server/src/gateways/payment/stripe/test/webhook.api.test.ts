import { afterEach, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { addMinutes } from '@yoimachi/domain/time';
import { checkObject } from './openapi-check.ts';
import { useStripe, WEBHOOK_SECRET } from './support.ts';

const stripe = useStripe();
const wrong: string[] = [];
afterEach(() => expect(wrong.splice(0)).toEqual([]));

/** An event as Stripe sends it, its object checked against the document. */
function eventOf(type: string, object: Record<string, unknown>, changes: object = {}): string {
  const { created, livemode } = stripe.fake.account.frame;
  const event = {
    id: `evt_${type}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  };
  // To the document, an event's subject is just any object; each is checked against its own schema.
  for (const complaint of [
    checkObject('event', { ...event, data: { object: {} } }),
    checkObject(String(object['object']), object),
  ])
    if (complaint) wrong.push(complaint);
  return JSON.stringify({ ...event, ...changes });
}

function signed(body: string, at: Date = stripe.clock.now(), secret = WEBHOOK_SECRET) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { body, headers: { 'stripe-signature': signature } };
}

function disputeOf(intentId: string, amount: number, currency = 'jpy') {
  const evidence = {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
  const { livemode, created } = stripe.fake.account.frame;
  return {
    id: 'dp_1',
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: 'ch_1',
    created,
    currency,
    evidence,
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode,
    metadata: {},
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

async function charge(): Promise<string> {
  const { provider, card, newKey } = stripe;
  const idempotencyKey = newKey();
  await provider.charge({ idempotencyKey, cardId: await card(), amountYen: 12_100 });
  return idempotencyKey;
}

const intentObject = () => {
  const { account } = stripe.fake;
  return account.present(account.intent);
};

it.each(['succeeded', 'payment_failed', 'canceled', 'amount_capturable_updated'])(
  'tells which payment payment_intent.%s is about, as often as it comes',
  async (name) => {
    const key = await charge();
    const webhook = signed(eventOf(`payment_intent.${name}`, intentObject()));
    const event = { eventId: `evt_payment_intent.${name}`, kind: 'PAYMENT', key };
    expect(await stripe.provider.parseWebhook(webhook)).toEqual(event);
    expect(await stripe.provider.parseWebhook(webhook)).toEqual(event);
  },
);

it('tells of money that the bank took back', async () => {
  const key = await charge();
  const type = 'charge.dispute.funds_withdrawn';
  const { id } = stripe.fake.account.intent;
  expect(await stripe.provider.parseWebhook(signed(eventOf(type, disputeOf(id, 12_100))))).toEqual({
    eventId: `evt_${type}`,
    kind: 'CHARGEBACK',
    key,
    amountYen: 12_100,
    dispute: { disputeId: 'dp_1', reason: 'fraudulent', respondBy: null, outcome: null },
  });
  const foreign = signed(eventOf(type, disputeOf('pi_foreign', 12_100)));
  expect(await stripe.provider.parseWebhook(foreign)).toMatchObject({ kind: 'OTHER' });
  const dollars = signed(eventOf(type, disputeOf(id, 12_100, 'usd')));
  await expect(stripe.provider.parseWebhook(dollars)).rejects.toThrow('another currency');
});

it.each([
  ['updated', 'needs_response', null],
  ['updated', 'under_review', null],
  ['closed', 'won', 'WON'],
  ['closed', 'lost', 'LOST'],
])('tells what charge.dispute.%s with %s says of it', async (name, status, outcome) => {
  const key = await charge();
  const type = `charge.dispute.${name}`;
  const dueBy = 1_796_000_000;
  const dispute = disputeOf(stripe.fake.account.intent.id, 12_100);
  const dated = { ...dispute, status, evidence_details: { ...dispute.evidence_details, due_by: dueBy } };
  expect(await stripe.provider.parseWebhook(signed(eventOf(type, dated)))).toEqual({
    eventId: `evt_${type}`,
    kind: 'DISPUTE',
    key,
    dispute: { disputeId: 'dp_1', reason: 'fraudulent', respondBy: new Date(dueBy * 1000), outcome },
  });
  const asked = signed(eventOf(type, { ...dated, status: 'warning_under_review' }));
  expect(await stripe.provider.parseWebhook(asked)).toMatchObject({ kind: 'OTHER' });
});

it('waits for nothing else, nor for payments of others or of the other mode', async () => {
  await charge();
  const { provider } = stripe;
  const inquiry = eventOf('charge.dispute.created', disputeOf(stripe.fake.account.intent.id, 12_100));
  expect(await provider.parseWebhook(signed(inquiry))).toMatchObject({ kind: 'OTHER' });
  const foreign = eventOf('payment_intent.succeeded', { ...intentObject(), id: 'pi_foreign' });
  expect(await provider.parseWebhook(signed(foreign))).toMatchObject({ kind: 'OTHER' });
  const live = eventOf('payment_intent.succeeded', intentObject(), { livemode: true });
  expect(await provider.parseWebhook(signed(live))).toMatchObject({ kind: 'OTHER' });
});

it('believes no signature that is forged, missing, of another body or too old', async () => {
  await charge();
  const { provider, clock } = stripe;
  const body = eventOf('payment_intent.succeeded', intentObject());
  const right = signed(body);
  expect(await provider.parseWebhook(signed(body, clock.now(), 'whsec_of_somebody_else'))).toBeNull();
  expect(await provider.parseWebhook({ body, headers: {} })).toBeNull();
  expect(await provider.parseWebhook({ body, headers: { 'stripe-signature': 't=1,v1=00' } })).toBeNull();
  expect(await provider.parseWebhook({ ...right, body: body.replace('12100', '99999') })).toBeNull();
  expect(await provider.parseWebhook({ ...right, body: '' })).toBeNull();
  expect(await provider.parseWebhook(signed(body, addMinutes(clock.now(), -6)))).toBeNull();
  // The product's clock decides: a valid signature is too old once it has moved on.
  await clock.advanceTo(addMinutes(clock.now(), 6));
  expect(await provider.parseWebhook(right)).toBeNull();
});
