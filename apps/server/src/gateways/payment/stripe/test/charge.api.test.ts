import { describe, expect, it } from 'vitest';
import { useStripe } from './support.ts';

const stripe = useStripe();
const present = { threeDSecure: false, returnUrl: '/guest/buy-point?purchaseId=1' };

describe('a charge', () => {
  it('takes the amount once, however often it is sent', async () => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 12_100, present };
    expect(await provider.findPayment(charge.idempotencyKey)).toBeNull();
    const paid = await provider.charge(charge);
    expect(paid).toEqual({ state: 'SUCCEEDED', paymentId: fake.account.intent.id, amountYen: 12_100 });
    expect(await provider.charge(charge)).toEqual(paid);
    expect(await provider.findPayment(charge.idempotencyKey)).toEqual(paid);
    expect(fake.account.takenYen).toBe(12_100);
  });

  it('takes the amount once when it is sent twice at the same instant', async () => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 12_100, present };
    const paid = await Promise.all([
      provider.charge(charge),
      provider.charge(charge),
      provider.charge(charge),
    ]);
    expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['SUCCEEDED']));
    expect(fake.account.intent.receivedYen).toBe(12_100);
  });

  it('refuses a key that was another order, less than Stripe charges, and a card it never saw', async () => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 500 };
    await provider.charge(charge);
    await expect(provider.charge({ ...charge, amountYen: 600 })).rejects.toThrow('ordered differently');
    await expect(provider.authorise(charge)).rejects.toThrow('ordered differently');
    await expect(provider.charge({ ...charge, amountYen: 49 })).rejects.toThrow('49 yen');
    await expect(
      provider.charge({ ...charge, idempotencyKey: newKey(), cardId: 'pm_foreign' }),
    ).rejects.toThrow();
    expect(fake.account.takenYen).toBe(500);
  });

  it('sends the person to 3-D Secure and hears how that ended', async () => {
    const { provider, fake, card, newKey } = stripe;
    const idempotencyKey = newKey();
    const secure = { ...present, threeDSecure: true };
    const charge = { idempotencyKey, cardId: await card(), amountYen: 500, present: secure };
    const waiting = await provider.charge(charge);
    const { id, nextAction } = fake.account.intent;
    expect(waiting).toEqual({
      state: 'ACTION_REQUIRED',
      paymentId: id,
      amountYen: 500,
      actionUrl: `https://hooks.stripe.example/3ds/${id}`,
    });
    expect(nextAction).toMatchObject({
      redirect_to_url: { return_url: 'https://www.example.jp/guest/buy-point?purchaseId=1' },
    });
    expect(await provider.charge(charge)).toEqual(waiting);
    fake.account.authenticate(id, true);
    expect(await provider.findPayment(idempotencyKey)).toMatchObject({ state: 'SUCCEEDED', amountYen: 500 });
  });

  it('fails when 3-D Secure does', async () => {
    const { provider, fake, card, newKey } = stripe;
    const idempotencyKey = newKey();
    await provider.charge({ idempotencyKey, cardId: await card('ASKS_AGAIN'), amountYen: 500, present });
    fake.account.authenticate(fake.account.intent.id, false);
    const failed = { state: 'FAILED', code: 'THREE_D_SECURE_FAILED' };
    expect(await provider.findPayment(idempotencyKey)).toMatchObject(failed);
    expect(await provider.abandon(idempotencyKey)).toMatchObject(failed);
  });

  it('is declined once and for all', async () => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card('DECLINE'), amountYen: 500, present };
    const declined = { state: 'FAILED', code: 'CARD_DECLINED' };
    expect(await provider.charge(charge)).toMatchObject(declined);
    expect(await provider.charge(charge)).toMatchObject(declined);
    expect(await provider.findPayment(charge.idempotencyKey)).toMatchObject(declined);
    expect(fake.requests.filter((call) => call.endsWith('/confirm'))).toHaveLength(1);
  });

  it('fails when nobody is there and the card asks for its owner', async () => {
    const { provider, card, newKey } = stripe;
    const cardId = await card('ASKS_AGAIN');
    expect(await provider.charge({ idempotencyKey: newKey(), cardId, amountYen: 500 })).toMatchObject({
      state: 'FAILED',
      code: 'THREE_D_SECURE_FAILED',
    });
  });

  it('fails when the card was removed at Stripe', async () => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 500 };
    fake.account.methods.clear();
    const failed = { state: 'FAILED', code: 'CARD_DECLINED', amountYen: 500 };
    expect(await provider.charge(charge)).toMatchObject(failed);
    expect(await provider.findPayment(charge.idempotencyKey)).toMatchObject(failed);
    expect(await provider.abandon(charge.idempotencyKey)).toMatchObject(failed);
  });
});

describe('a charge that is given up', () => {
  it('can no longer be paid', async () => {
    const { provider, fake, card, newKey } = stripe;
    const idempotencyKey = newKey();
    expect(await provider.abandon(idempotencyKey)).toBeNull();
    await provider.charge({ idempotencyKey, cardId: await card('ASKS_AGAIN'), amountYen: 500, present });
    const failed = { state: 'FAILED', code: 'THREE_D_SECURE_FAILED' };
    expect(await provider.abandon(idempotencyKey)).toMatchObject(failed);
    expect(fake.account.intent.status).toBe('canceled');
    expect(await provider.findPayment(idempotencyKey)).toMatchObject(failed);
  });

  it('has succeeded when the person was faster', async () => {
    const { provider, fake, card, newKey } = stripe;
    const idempotencyKey = newKey();
    await provider.charge({ idempotencyKey, cardId: await card('ASKS_AGAIN'), amountYen: 500, present });
    // Between checking it and cancelling it.
    fake.distort('get /v1/payment_intents/{intent}', (intent) => {
      fake.account.authenticate(intent.id, true);
      return intent;
    });
    expect(await provider.abandon(idempotencyKey)).toMatchObject({ state: 'SUCCEEDED', amountYen: 500 });
  });
});

describe('an answer that is not what was ordered', () => {
  it.each([
    ['another currency', { currency: 'usd' }],
    ['another amount', { amount: 50_000 }],
    ['another key', { metadata: { key: 'foreign' } }],
    ['another way to capture', { capture_method: 'manual' }],
    ['the other mode', { livemode: true }],
    ['another intent', { id: 'pi_foreign' }],
    ['a state nobody knows', { status: 'processing' }],
  ])('%s is believed by nobody', async (_name, change) => {
    const { provider, fake, card, newKey } = stripe;
    const idempotencyKey = newKey();
    await provider.charge({ idempotencyKey, cardId: await card(), amountYen: 500, present });
    fake.distort('get /v1/payment_intents/{intent}', (intent) => ({ ...intent, ...change }));
    await expect(provider.findPayment(idempotencyKey)).rejects.toThrow('Stripe:');
    expect(await provider.findPayment(idempotencyKey)).toMatchObject({ state: 'SUCCEEDED' });
  });
});
