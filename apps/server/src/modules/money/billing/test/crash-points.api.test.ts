import { describe, expect, it } from 'vitest';
import { billingRoutes } from '@yoimachi/contract/billing';
import { pointsRoutes } from '@yoimachi/contract/points';
import { createPaymentProvider, type PaymentProvider } from '#gateways/payment/index.ts';
import { giveCard, givePoints, signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { billingFeature } from '../../../../wiring/money.ts';
import { moduleFactories } from '../../../../modules.ts';
import { billingModule } from '../index.ts';

/** What the provider does next: fails before charging, or charges and never answers. */
let fault: 'before' | 'after' | null = null;

function faulty(real: PaymentProvider): PaymentProvider {
  return {
    ...real,
    async charge(charge) {
      if (fault === 'before') throw new Error('down');
      const payment = await real.charge(charge);
      if (fault === 'after') throw new Error('answer lost');
      return payment;
    },
  };
}

const others = moduleFactories.filter((factory) => factory !== billingFeature);
const test = useTestApp({
  modules: [...others, (context) => billingModule(context, faulty(createPaymentProvider(context)))],
});

async function buyWith(kind: typeof fault) {
  const guest = await signUpGuest(test);
  await giveCard(test, guest.userId);
  await givePoints(test, guest.userId, 500);
  const card = await test.db
    .selectFrom('card')
    .selectAll()
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('sandbox_payment.card')
    .values({
      id: card.provider_card_id,
      customer: guest.userId,
      return_url: '/',
      state: 'READY',
      brand: 'VISA',
      last4: '4242',
      expires_month: 1,
      expires_year: 2035,
      behaviour: 'OK',
      created_at: test.clock.now(),
    })
    .execute();
  fault = kind;
  const { body } = await test
    .ok(billingRoutes.buyPoints, { body: { points: 1000, returnPath: '/guest' } }, guest)
    .then((purchase) => ({ body: purchase }));
  fault = null;
  return { guest, purchase: body };
}

describe.each(['before', 'after'] as const)('a provider that fails %s it charges', (kind) => {
  it('leaves the purchase open, and the reconciler credits it exactly once', async () => {
    const { guest, purchase } = await buyWith(kind);
    expect(purchase.status).toBe('CREATED');
    await test.moveBy(3);
    await test.moveBy(3);
    expect(await test.ok(pointsRoutes.userPoint, {}, guest)).toMatchObject({
      document: { currentPoint: 1500 },
    });
    const { rows } = await test.app.pool.query(
      'select state from sandbox_payment.payment where idempotency_key = $1',
      [purchase.purchaseId],
    );
    expect(rows).toEqual([{ state: 'SUCCEEDED' }]);
  });
});
