import { expect, it } from 'vitest';
import { cardError } from './fake-objects.ts';
import { useStripe } from './support.ts';

const stripe = useStripe();
const returnUrl = '/guest/payment-info?next=buy';

it('sends a person to the page of Stripe and takes the card over from there', async () => {
  const { provider, fake, newKey } = stripe;
  const customer = newKey();
  const { setupId, pageUrl } = await provider.startCard({ customer, returnUrl });
  expect(pageUrl).toContain(setupId);
  const { params } = fake.account.sessions.get(setupId)!;
  expect(params).toMatchObject({
    success_url: 'https://www.example.jp/guest/payment-info?next=buy&setupId={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://www.example.jp/guest/payment-info?next=buy',
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  });
  expect(await provider.cardStatus({ customer, setupId })).toEqual({ state: 'PENDING' });
  const cardId = fake.account.enterCard(setupId);
  expect(await provider.cardStatus({ customer, setupId })).toEqual({
    state: 'READY',
    card: {
      cardId,
      brand: 'VISA',
      last4: '4242',
      expiresMonth: 8,
      expiresYear: 2035,
      fingerprint: 'print_of_OK',
    },
  });
});

it('makes one customer for a person, however often a card is registered', async () => {
  const { provider, fake, newKey } = stripe;
  const customer = newKey();
  await provider.startCard({ customer, returnUrl });
  await provider.startCard({ customer, returnUrl });
  expect(fake.account.customers.size).toBe(1);
});

it("tells nothing of somebody else's registration, nor of one that is none", async () => {
  const { provider, fake, newKey } = stripe;
  const customer = newKey();
  const { setupId } = await provider.startCard({ customer, returnUrl });
  fake.account.enterCard(setupId);
  const asked = fake.requests.length;
  expect(await provider.cardStatus({ customer: newKey(), setupId })).toBeNull();
  expect(await provider.cardStatus({ customer, setupId: 'cs_test_unknown' })).toBeNull();
  expect(fake.requests).toHaveLength(asked + 2);
  expect(await provider.cardStatus({ customer, setupId: '../../v1/customers' })).toBeNull();
  expect(fake.requests).toHaveLength(asked + 2);
});

it.each([
  ['was left alone', null, 'THREE_D_SECURE_FAILED'],
  ['failed in 3-D Secure', cardError('setup_intent_authentication_failure'), 'THREE_D_SECURE_FAILED'],
  ['was declined', cardError('card_declined', 'do_not_honor'), 'CARD_DECLINED'],
])('says why a registration that %s came to nothing', async (_name, error, code) => {
  const { provider, fake, newKey } = stripe;
  const customer = newKey();
  const { setupId } = await provider.startCard({ customer, returnUrl });
  fake.account.expireSession(setupId, error);
  expect(await provider.cardStatus({ customer, setupId })).toEqual({ state: 'FAILED', code });
});

it('believes no `{}`, and no object of the other mode', async () => {
  const { provider, fake, newKey } = stripe;
  const customer = newKey();
  fake.fail('post /v1/customers', 'EMPTY');
  await expect(provider.startCard({ customer, returnUrl })).rejects.toThrow('not the customer');
  fake.fail('post /v1/checkout/sessions', 'EMPTY');
  await expect(provider.startCard({ customer, returnUrl })).rejects.toThrow('not the checkout.session');
  const { setupId } = await provider.startCard({ customer, returnUrl });
  fake.fail('get /v1/checkout/sessions/{session}', 'EMPTY');
  await expect(provider.cardStatus({ customer, setupId })).rejects.toThrow('not the checkout.session');
  fake.distort('get /v1/checkout/sessions/{session}', (session) => ({ ...session, livemode: true }));
  await expect(provider.cardStatus({ customer, setupId })).rejects.toThrow('not the checkout.session');
});
