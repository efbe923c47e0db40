import { describe, expect, it } from 'vitest';
import type { Fault } from './fake-stripe.ts';
import { connect, processThatMeets, SECRET_KEY, useStripe, WEBHOOK_SECRET } from './support.ts';

const stripe = useStripe();
const present = { threeDSecure: false, returnUrl: '/guest/buy-point' };
const CREATE = 'post /v1/payment_intents';
const CONFIRM = 'post /v1/payment_intents/{intent}/confirm';
const RETRIEVE = 'get /v1/payment_intents/{intent}';

/** The SDK resends a request when its connection breaks, so it takes two breaks to lose an answer. */
const LOST: readonly Fault[] = ['LOSE_ANSWER', 'LOSE_ANSWER'];

describe.each([CREATE, CONFIRM])('a charge whose %s', (call) => {
  it.each<[string, readonly Fault[]]>([
    ['breaks off once', ['LOSE_ANSWER']],
    ['breaks off', LOST],
    ['is never answered', ['NEVER_ANSWER']],
    ['meets an error of Stripe', ['ERROR_500']],
    ['is answered `{}` by something else', ['EMPTY']],
  ])('%s takes the amount once', async (_name, faults) => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 1_210, present };
    fake.fail(call, ...faults);
    const first = processThatMeets(stripe, faults).charge(charge);
    if (faults.length === 1 && faults[0] === 'LOSE_ANSWER')
      expect(await first).toMatchObject({ state: 'SUCCEEDED' });
    else await expect(first).rejects.toThrow('Stripe:');
    // As the product does: query first, and order again when nothing was created.
    const found = await provider.findPayment(charge.idempotencyKey);
    expect(found ?? (await provider.charge(charge))).toMatchObject({ state: 'SUCCEEDED', amountYen: 1_210 });
    expect(fake.account.takenYen).toBe(1_210);
  });

  it('breaks off is finished by another process a day later, when Stripe has forgotten the keys', async () => {
    const { provider, fake, card, newKey } = stripe;
    const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 1_210, present };
    fake.fail(call, ...LOST);
    await expect(provider.charge(charge)).rejects.toThrow('Stripe:');
    fake.forgetKeys();
    const other = connect(stripe);
    const found = await other.findPayment(charge.idempotencyKey);
    expect(found ?? (await other.charge(charge))).toMatchObject({ state: 'SUCCEEDED' });
    expect(fake.account.takenYen).toBe(1_210);
  });
});

it.each<[string, readonly Fault[]]>([
  ['breaks off', LOST],
  ['is never answered', ['NEVER_ANSWER']],
  ['meets an error of Stripe', ['ERROR_500']],
  ['is answered `{}` by something else', ['EMPTY']],
])('is not said to be unmade when the question for it %s', async (_name, faults) => {
  const { provider, fake, card, newKey } = stripe;
  const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 1_210, present };
  await provider.charge(charge);
  fake.fail(RETRIEVE, ...faults);
  const process = processThatMeets(stripe, faults);
  await expect(process.findPayment(charge.idempotencyKey)).rejects.toThrow('Stripe:');
  expect(await provider.findPayment(charge.idempotencyKey)).toMatchObject({ state: 'SUCCEEDED' });
});

it('is not held up for a day by an error that Stripe keeps for a key', async () => {
  const { provider, fake, card, newKey } = stripe;
  const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 500, present };
  fake.fail(CREATE, 'ERROR_500');
  await expect(provider.charge(charge)).rejects.toThrow('500');
  expect(await provider.charge(charge)).toMatchObject({ state: 'SUCCEEDED' });
});

it('is confirmed though 3-D Secure was asked for differently when the answer was lost', async () => {
  const { provider, fake, card, newKey } = stripe;
  const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 500, present };
  fake.fail(CONFIRM, 'ERROR_500');
  await expect(provider.charge(charge)).rejects.toThrow('500');
  const secure = { ...charge, present: { ...present, threeDSecure: true } };
  expect(await provider.charge(secure)).toMatchObject({ state: 'ACTION_REQUIRED' });
});

it('given up before it was confirmed never takes anything', async () => {
  const { provider, fake, card, newKey } = stripe;
  const charge = { idempotencyKey: newKey(), cardId: await card(), amountYen: 500, present };
  fake.fail(CONFIRM, 'ERROR_500');
  await expect(provider.charge(charge)).rejects.toThrow('500');
  expect(await provider.findPayment(charge.idempotencyKey)).toBeNull();
  expect(await provider.abandon(charge.idempotencyKey)).toMatchObject({ state: 'FAILED' });
  expect(await provider.charge(charge)).toMatchObject({ state: 'FAILED' });
  expect(fake.account.takenYen).toBe(0);
});

it('keeps keys, secrets and card data out of its errors', async () => {
  const { provider, fake, card, newKey } = stripe;
  const cardId = await card('DECLINE');
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  fake.fail(CREATE, 'ERROR_500');
  await provider.charge({ idempotencyKey: newKey(), cardId, amountYen: 500, present }).catch(note);
  fake.fail(CONFIRM, 'NEVER_ANSWER');
  await connect(stripe, 300)
    .charge({ idempotencyKey: newKey(), cardId, amountYen: 500, present })
    .catch(note);
  fake.fail(CONFIRM, 'EMPTY');
  await provider.charge({ idempotencyKey: newKey(), cardId, amountYen: 500, present }).catch(note);
  expect(errors).toHaveLength(3);
  const told = errors.map((error) => {
    const { stack, ...fields } = error as Error;
    return `${stack} ${JSON.stringify(fields)} ${String((error as Error).cause)}`;
  });
  for (const secret of [SECRET_KEY, WEBHOOK_SECRET, '_secret_', '4242', 'never_to_be_logged'])
    expect(told.join('\n')).not.toContain(secret);
});
