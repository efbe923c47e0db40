import { afterAll, beforeAll, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { billingRoutes } from '@yoimachi/contract/billing';
import { balance, buy, check } from '../../../../modules/money/billing/test/support.ts';
import { billingModule } from '#money/billing';
import { assertCoherent } from '#money/points';
import { billingFeature } from '../../../../wiring/money.ts';
import { moduleFactories } from '../../../../modules.ts';
import { signUpGuest, startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';
import { connect, SECRET_KEY, WEBHOOK_SECRET } from './support.ts';

let test: TestApp;
let fake: FakeStripe;

beforeAll(async () => {
  fake = await startFakeStripe(SECRET_KEY, Stripe.API_VERSION);
  test = await startTestApp({
    modules: moduleFactories.map((factory) =>
      factory === billingFeature
        ? (context) => billingModule(context, connect({ db: context.db, clock: context.clock, fake }))
        : factory,
    ),
  });
});

afterAll(async () => {
  await test.close();
  await fake.close();
});

async function guestWithCard(): Promise<Person> {
  const guest = await signUpGuest(test);
  const { setupId } = await test.ok(billingRoutes.startCard, { body: { returnPath: '/guest' } }, guest);
  fake.account.enterCard(setupId);
  await test.ok(billingRoutes.finishCard, { body: { setupId } }, guest);
  return guest;
}

/** Sends what Stripe would send about an intent; returns the status. */
async function tell(intentId: string, secret = WEBHOOK_SECRET): Promise<number> {
  const object = fake.account.present(fake.account.intents.get(intentId)!);
  const payload = JSON.stringify({
    id: `evt_${intentId}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object },
  });
  const timestamp = Math.floor(test.clock.now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const { statusCode } = await test.app.http.inject({
    method: 'POST',
    url: '/webhooks/payment',
    headers,
    payload,
  });
  return statusCode;
}

it('sells points through Stripe: 3-D Secure, then a webhook that comes twice and before the guest', async () => {
  const guest = await guestWithCard();
  const { body } = await buy(test, guest, 10_000);
  expect(body).toMatchObject({ status: 'ACTION_REQUIRED', amountYen: 12_100 });
  const intentId = body.actionUrl!.split('/').at(-1)!;
  fake.account.authenticate(intentId, true);
  expect(await tell(intentId, 'whsec_of_somebody_else')).toBe(400);
  expect(await balance(test, guest)).toBe(0);
  expect(await tell(intentId)).toBe(200);
  expect(await balance(test, guest)).toBe(10_000);
  expect(await tell(intentId)).toBe(200);
  expect(await check(test, guest, body)).toMatchObject({ status: 'SUCCEEDED' });
  expect(await balance(test, guest)).toBe(10_000);
  expect(fake.account.takenYen).toBe(12_100);

  // The answer to the confirmation is lost twice; the reconciler finds the payment and credits it once.
  fake.fail('post /v1/payment_intents/{intent}/confirm', 'LOSE_ANSWER', 'LOSE_ANSWER');
  expect((await buy(test, guest, 1000)).body).toMatchObject({ status: 'CREATED' });
  await test.moveBy(10);
  expect(await balance(test, guest)).toBe(11_000);
  expect(fake.account.takenYen).toBe(13_310);
  await assertCoherent(test.db);
  expect(fake.violations).toEqual([]);
});
