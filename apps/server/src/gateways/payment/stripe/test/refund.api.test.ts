import { expect, it } from 'vitest';
import type { Fault } from './fake-stripe.ts';
import { processThatMeets, useStripe } from './support.ts';

const stripe = useStripe();
const REFUND = 'post /v1/refunds';

/** Charges 12,100 yen; returns the key. */
async function charge(): Promise<string> {
  const { provider, card, newKey } = stripe;
  const idempotencyKey = newKey();
  await provider.charge({ idempotencyKey, cardId: await card(), amountYen: 12_100 });
  return idempotencyKey;
}

it('gives back a part, then the rest, each once', async () => {
  const { provider, fake, newKey } = stripe;
  const key = await charge();
  const part = { key, idempotencyKey: newKey(), amountYen: 2_100 };
  const refund = await provider.refund(part);
  expect(refund).toEqual({ state: 'SUCCEEDED', refundId: fake.account.refunds[0]!.id });
  expect(await provider.refund(part)).toEqual(refund);
  expect(await provider.refund({ key, idempotencyKey: newKey(), amountYen: 10_000 })).toMatchObject({
    state: 'SUCCEEDED',
  });
  expect(fake.account.takenYen).toBe(0);
  expect(await provider.findPayment(key)).toMatchObject({ state: 'SUCCEEDED', amountYen: 12_100 });
});

it('gives back no more than is left', async () => {
  const { provider, fake, newKey } = stripe;
  const key = await charge();
  await provider.refund({ key, idempotencyKey: newKey(), amountYen: 12_000 });
  const more = { key, idempotencyKey: newKey(), amountYen: 101 };
  expect(await provider.refund(more)).toMatchObject({ state: 'FAILED' });
  expect(await provider.refund(more)).toMatchObject({ state: 'FAILED' });
  expect(fake.account.takenYen).toBe(100);
});

it.each<[string, readonly Fault[]]>([
  ['breaks off', ['LOSE_ANSWER', 'LOSE_ANSWER']],
  ['is never answered', ['NEVER_ANSWER']],
  ['meets an error of Stripe', ['ERROR_500']],
  ['is answered `{}`', ['EMPTY']],
])('is made once when the request %s, also when Stripe has forgotten the key', async (_name, faults) => {
  const { provider, fake, newKey } = stripe;
  const order = { key: await charge(), idempotencyKey: newKey(), amountYen: 2_100 };
  fake.fail(REFUND, ...faults);
  await expect(processThatMeets(stripe, faults).refund(order)).rejects.toThrow('Stripe:');
  fake.forgetKeys();
  expect(await provider.refund(order)).toMatchObject({ state: 'SUCCEEDED' });
  expect(fake.account.takenYen).toBe(10_000);
});

it('says when the bank did not take it, and waits while nobody knows', async () => {
  const { provider, fake, newKey } = stripe;
  const order = { key: await charge(), idempotencyKey: newKey(), amountYen: 2_100 };
  await provider.refund(order);
  const [made] = fake.account.refunds;
  made!.status = 'pending';
  await expect(provider.refund(order)).rejects.toThrow('pending');
  made!.status = 'failed';
  expect(await provider.refund(order)).toEqual({ state: 'FAILED', refundId: made!.id });
});

it('refuses a key that was another refund, and a payment nobody made', async () => {
  const { provider, newKey } = stripe;
  const order = { key: await charge(), idempotencyKey: newKey(), amountYen: 2_100 };
  await provider.refund(order);
  await expect(provider.refund({ ...order, amountYen: 100 })).rejects.toThrow('ordered differently');
  await expect(provider.refund({ ...order, key: newKey() })).rejects.toThrow('No payment');
});
