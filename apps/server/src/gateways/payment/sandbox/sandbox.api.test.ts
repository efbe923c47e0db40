import { beforeAll, describe, expect, it } from 'vitest';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { useTestApp } from '../../../test-support/index.ts';
import type { Charge, PaymentService } from '../port.ts';
import { sandboxProvider } from './provider.ts';
import { enterCard, insertCard, secureCard } from './sandbox.store.ts';
import type { Behaviour } from './test-cards.ja.ts';

const test = useTestApp();
let provider: PaymentService;
beforeAll(() => void (provider = sandboxProvider(test.context)));

async function card(behaviour: Behaviour = 'OK'): Promise<string> {
  const id = `card_${crypto.randomUUID()}`;
  await insertCard(test.db, { id, customer: 'somebody', returnUrl: '/', createdAt: test.clock.now() });
  const data = { brand: 'VISA', last4: '4242', expiresMonth: 8, expiresYear: 2035, fingerprint: 'same' };
  await enterCard(test.db, id, { ...data, behaviour });
  await secureCard(test.db, id, true);
  return id;
}

const PRESENT = { threeDSecure: false, returnUrl: '/guest' };
async function order(behaviour?: Behaviour, absent = false): Promise<Charge> {
  const cardId = await card(behaviour);
  const key = crypto.randomUUID();
  return { idempotencyKey: key, cardId, amountYen: 1210, ...(!absent && { present: PRESENT }) };
}

describe('an authorisation', () => {
  it('is captured in part, once, however often it is asked for', async () => {
    const charge = await order();
    const authorised = await provider.authorise(charge);
    const expiresAt = addMinutes(test.clock.now(), 7 * DAY_MINUTES);
    expect(authorised).toMatchObject({ state: 'AUTHORISED', amountYen: 1210, expiresAt });
    const key = charge.idempotencyKey;
    const captured = await Promise.all(
      Array.from({ length: 20 }, () => provider.capture({ key, amountYen: 605 })),
    );
    expect(new Set(captured.map(({ state, amountYen }) => `${state} ${amountYen}`))).toEqual(
      new Set(['SUCCEEDED 605']),
    );
    expect(await provider.capture({ key, amountYen: 1210 })).toMatchObject({ amountYen: 605 });
    expect(await provider.cancelAuthorisation({ key })).toMatchObject({ state: 'SUCCEEDED' });
    await expect(provider.capture({ key, amountYen: 2000 })).rejects.toThrow('at most');
  });

  it('is given back once, and then nothing can be captured', async () => {
    const charge = await order();
    await provider.authorise(charge);
    const key = charge.idempotencyKey;
    expect(await provider.cancelAuthorisation({ key })).toMatchObject({ state: 'CANCELLED' });
    expect(await provider.capture({ key, amountYen: 100 })).toMatchObject({ state: 'CANCELLED' });
    expect(await provider.authorise(charge)).toMatchObject({ state: 'CANCELLED' });
  });

  it('runs out by the clock of the product', async () => {
    const charge = await order('SHORT_AUTHORISATION');
    const { expiresAt } = (await provider.authorise(charge)) as { expiresAt: Date };
    expect(expiresAt).toEqual(addMinutes(test.clock.now(), 2 * DAY_MINUTES));
    await test.moveTo(expiresAt);
    expect(await provider.findPayment(charge.idempotencyKey)).toMatchObject({ state: 'CANCELLED' });
    const late = { key: charge.idempotencyKey, amountYen: 1210 };
    expect(await provider.capture(late)).toMatchObject({ state: 'CANCELLED' });
  });
});

describe('a test card', () => {
  it.each<[Behaviour, 'charge' | 'authorise', boolean, object]>([
    ['OK', 'charge', true, { state: 'SUCCEEDED' }],
    ['DECLINE', 'charge', false, { state: 'FAILED', code: 'CARD_DECLINED' }],
    ['DECLINE_AUTHORISE', 'authorise', false, { state: 'FAILED', code: 'CARD_DECLINED' }],
    ['DECLINE_AUTHORISE', 'charge', false, { state: 'SUCCEEDED' }],
    ['DECLINE_ABSENT', 'charge', true, { state: 'FAILED', code: 'THREE_D_SECURE_FAILED' }],
    ['DECLINE_ABSENT', 'charge', false, { state: 'SUCCEEDED' }],
    ['ALWAYS_SECURE', 'authorise', true, { state: 'FAILED', code: 'THREE_D_SECURE_FAILED' }],
    ['ALWAYS_SECURE', 'authorise', false, { state: 'ACTION_REQUIRED' }],
  ])('%s: %s, the guest being absent: %s', async (behaviour, method, absent, expected) => {
    expect(await provider[method](await order(behaviour, absent))).toMatchObject(expected);
  });

  it('DECLINE_CAPTURE is refused when the reserved amount is taken', async () => {
    const charge = await order('DECLINE_CAPTURE');
    expect(await provider.authorise(charge)).toMatchObject({ state: 'AUTHORISED' });
    const key = charge.idempotencyKey;
    const refused = { state: 'FAILED', code: 'CARD_DECLINED' };
    expect(await provider.capture({ key, amountYen: 1210 })).toMatchObject(refused);
    expect(await provider.findPayment(key)).toMatchObject(refused);
  });

  it('LOSE_ANSWER takes the money without an answer, and says so when asked again', async () => {
    const charge = await order('LOSE_ANSWER');
    await expect(provider.charge(charge)).rejects.toThrow('lost its answer');
    expect(await provider.charge(charge)).toMatchObject({ state: 'SUCCEEDED', amountYen: 1210 });
  });

  it('TIME_OUT takes nothing', async () => {
    const charge = await order('TIME_OUT');
    await expect(provider.charge(charge)).rejects.toThrow('did not answer');
    expect(await provider.findPayment(charge.idempotencyKey)).toBeNull();
  });
});

it('charges, reserves and takes no less than its smallest amount', async () => {
  const charge = await order();
  for (const amountYen of [49, 0, -1210, Number.NaN])
    for (const method of ['charge', 'authorise'] as const)
      await expect(provider[method]({ ...charge, amountYen })).rejects.toThrow('does not charge');
  await provider.authorise(charge);
  await expect(provider.capture({ key: charge.idempotencyKey, amountYen: 49 })).rejects.toThrow('does not');
});

describe('a refund', () => {
  it('gives back at most what was taken, once for each key', async () => {
    const charge = await order();
    await provider.charge(charge);
    const refund = (idempotencyKey: string, amountYen: number) =>
      provider.refund({ key: charge.idempotencyKey, idempotencyKey, amountYen });
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => refund('one', 700)));
    expect(first).toMatchObject({ state: 'SUCCEEDED' });
    expect(others.every(({ refundId }) => refundId === first!.refundId)).toBe(true);
    expect(await refund(crypto.randomUUID(), 511)).toMatchObject({ state: 'FAILED' });
    expect(await refund(crypto.randomUUID(), 510)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it('of something that was not taken is refused', async () => {
    const key = crypto.randomUUID();
    const refused = { state: 'FAILED' };
    expect(await provider.refund({ key, idempotencyKey: crypto.randomUUID(), amountYen: 1 })).toMatchObject(
      refused,
    );
  });
});
