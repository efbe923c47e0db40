import { describe, expect, it } from 'vitest';
import type { Fault } from './fake-stripe.ts';
import { processThatMeets, useStripe } from './support.ts';

const stripe = useStripe();
const CAPTURE = 'post /v1/payment_intents/{intent}/capture';
const CANCEL = 'post /v1/payment_intents/{intent}/cancel';

/** Reserves 9,000 yen off-session; returns its key. */
async function authorise(): Promise<string> {
  const { provider, card, newKey } = stripe;
  const key = newKey();
  const payment = await provider.authorise({ idempotencyKey: key, cardId: await card(), amountYen: 9_000 });
  expect(payment.state).toBe('AUTHORISED');
  return key;
}

describe('an authorisation', () => {
  it('lives as long as the answer says', async () => {
    const { provider, fake, card, newKey } = stripe;
    fake.account.captureBefore = Date.parse('2026-12-19T04:05:06Z') / 1000;
    const order = { idempotencyKey: newKey(), cardId: await card(), amountYen: 9_000 };
    const authorised = await provider.authorise(order);
    expect(authorised).toEqual({
      state: 'AUTHORISED',
      paymentId: fake.account.intent.id,
      amountYen: 9_000,
      expiresAt: new Date('2026-12-19T04:05:06Z'),
    });
    expect(await provider.findPayment(order.idempotencyKey)).toEqual(authorised);
    expect(fake.account.takenYen).toBe(0);
    fake.distort('get /v1/payment_intents/{intent}', (intent) => {
      delete intent.latest_charge.payment_method_details.card.capture_before;
      return intent;
    });
    await expect(provider.findPayment(order.idempotencyKey)).rejects.toThrow('without its end');
  });

  it('waits for 3-D Secure while somebody is there, and fails when nobody is', async () => {
    const { provider, fake, card, newKey } = stripe;
    const cardId = await card('ASKS_AGAIN');
    const present = { threeDSecure: false, returnUrl: '/guest' };
    const order = { idempotencyKey: newKey(), cardId, amountYen: 9_000 };
    expect(await provider.authorise({ ...order, present })).toMatchObject({ state: 'ACTION_REQUIRED' });
    fake.account.authenticate(fake.account.intent.id, true);
    expect(await provider.findPayment(order.idempotencyKey)).toMatchObject({ state: 'AUTHORISED' });
    expect(await provider.authorise({ ...order, idempotencyKey: newKey() })).toMatchObject({
      state: 'FAILED',
      code: 'THREE_D_SECURE_FAILED',
    });
  });

  it('is captured in part and once', async () => {
    const { provider, fake } = stripe;
    const key = await authorise();
    await expect(provider.capture({ key, amountYen: 9_001 })).rejects.toThrow('less than 9001');
    const captured = await provider.capture({ key, amountYen: 7_260 });
    expect(captured).toMatchObject({ state: 'SUCCEEDED', amountYen: 7_260 });
    expect(await provider.capture({ key, amountYen: 7_260 })).toEqual(captured);
    expect(await provider.capture({ key, amountYen: 8_000 })).toEqual(captured);
    expect(await provider.cancelAuthorisation({ key })).toEqual(captured);
    expect(await provider.abandon(key)).toEqual(captured);
    expect(fake.account.takenYen).toBe(7_260);
  });

  it.each<[string, readonly Fault[]]>([
    ['breaks off', ['LOSE_ANSWER', 'LOSE_ANSWER']],
    ['is never answered', ['NEVER_ANSWER']],
    ['meets an error of Stripe', ['ERROR_500']],
    ['is answered `{}`', ['EMPTY']],
  ])('is captured once when the capture %s', async (_name, faults) => {
    const { provider, fake } = stripe;
    const key = await authorise();
    fake.fail(CAPTURE, ...faults);
    await expect(processThatMeets(stripe, faults).capture({ key, amountYen: 7_260 })).rejects.toThrow(
      'Stripe:',
    );
    fake.forgetKeys();
    expect(await provider.capture({ key, amountYen: 7_260 })).toMatchObject({
      state: 'SUCCEEDED',
      amountYen: 7_260,
    });
    expect(fake.account.takenYen).toBe(7_260);
  });

  it('is captured once when two do it at the same instant', async () => {
    const { provider, fake } = stripe;
    const key = await authorise();
    const captured = await Promise.all([
      provider.capture({ key, amountYen: 500 }),
      provider.capture({ key, amountYen: 500 }),
    ]);
    for (const payment of captured) expect(payment).toMatchObject({ state: 'SUCCEEDED', amountYen: 500 });
    expect(fake.account.takenYen).toBe(500);
  });

  it('is given back once, and stays so', async () => {
    const { provider, fake } = stripe;
    const key = await authorise();
    fake.fail(CANCEL, 'LOSE_ANSWER', 'LOSE_ANSWER');
    await expect(provider.cancelAuthorisation({ key })).rejects.toThrow('Stripe:');
    expect(await provider.cancelAuthorisation({ key })).toMatchObject({ state: 'CANCELLED' });
    expect(await provider.capture({ key, amountYen: 500 })).toMatchObject({ state: 'CANCELLED' });
    expect(fake.account.takenYen).toBe(0);
  });

  it('that ran out is neither captured nor given back', async () => {
    const { provider, fake } = stripe;
    const key = await authorise();
    fake.account.expire(fake.account.intent.id);
    expect(await provider.findPayment(key)).toMatchObject({ state: 'CANCELLED' });
    expect(await provider.capture({ key, amountYen: 500 })).toMatchObject({ state: 'CANCELLED' });
    expect(await provider.cancelAuthorisation({ key })).toMatchObject({ state: 'CANCELLED' });
    expect(fake.account.takenYen).toBe(0);
  });

  it('that runs out while it is captured takes nothing', async () => {
    const { provider, fake } = stripe;
    const key = await authorise();
    fake.distort('get /v1/payment_intents/{intent}', (intent) => {
      fake.account.expire(intent.id);
      return intent;
    });
    expect(await provider.capture({ key, amountYen: 500 })).toMatchObject({ state: 'CANCELLED' });
    expect(fake.account.takenYen).toBe(0);
  });

  it('of an unknown key is neither captured nor given back', async () => {
    const { provider, newKey } = stripe;
    const key = newKey();
    await expect(provider.capture({ key, amountYen: 500 })).rejects.toThrow('No payment');
    await expect(provider.cancelAuthorisation({ key })).rejects.toThrow('No payment');
  });
});
