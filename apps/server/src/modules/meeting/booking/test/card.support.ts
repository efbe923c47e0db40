import { billingRoutes } from '@yoimachi/contract/billing';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { withTransaction } from '#platform/database';
import { addDebt } from '#money/billing';
import { guestWithPoints, type Answer, type Person, type TestApp } from '../../../../test-support/index.ts';
import { answerSecure, enterCard } from '../../../money/billing/test/support.ts';
import { billingFeature } from '../../../../wiring/money.ts';
import type { ModuleFactory } from '#platform/module';
import { BOOKING_MODULES, requestBody, type Bookable } from './support.ts';

export const CARD_MODULES: readonly ModuleFactory[] = [...BOOKING_MODULES, billingFeature];

/** The embedded provider's card numbers by their behaviour. */
export const CARDS = {
  good: '4242424242424242',
  asksAlways: '4000000000003220',
  declines: '4000000000000002',
  losesAnswers: '4000000000000119',
  declinesAuthorisation: '4000000000000127',
  declinesCapture: '4000000000000101',
  declinesAbsent: '4000002760003184',
  short: '4000000000000341',
} as const;

/** Registers a card on the provider's page, replacing the previous one. */
export async function registerCard(test: TestApp, guest: Person, number: string = CARDS.good): Promise<void> {
  const { setupId, pageUrl } = await test.ok(
    billingRoutes.startCard,
    { body: { returnPath: '/guest/payment-info' } },
    guest,
  );
  await enterCard(test, pageUrl, number);
  await answerSecure(test, pageUrl, 'passed');
  await test.ok(billingRoutes.finishCard, { body: { setupId } }, guest);
}

/** A guest with points and a registered card. */
export async function guestWithCard(
  test: TestApp,
  points: number,
  number: string = CARDS.good,
): Promise<Person> {
  const guest = await guestWithPoints(test, points);
  await registerCard(test, guest, number);
  return guest;
}

/** The response to a request, with its body for resending it. */
export async function tryRequest(test: TestApp, guest: Person, cast: Bookable, change: object = {}) {
  const body = requestBody(cast, { returnPath: '/guest/search', ...change });
  const again = (): Promise<Answer<typeof guestBookingRoutes.requestBooking>> =>
    test.call(guestBookingRoutes.requestBooking, { body }, guest);
  return { answer: await again(), again };
}

/** A guest's authorisations, oldest first. */
export const topUps = (test: TestApp, guest: Person) =>
  test.db
    .selectFrom('top_up')
    .select(['id', 'status', 'points', 'amount_yen', 'booking_id'])
    .where('guest_id', '=', guest.userId)
    .orderBy('id')
    .execute();

/** Card payments other than point purchases, oldest first. */
export const cardPurchases = (test: TestApp, guest: Person) =>
  test.db
    .selectFrom('purchase')
    .select(['kind', 'points', 'amount_yen', 'status'])
    .where('guest_id', '=', guest.userId)
    .where('kind', '<>', 'PURCHASE')
    .orderBy('completed_at')
    .orderBy('id')
    .execute();

/** The provider's books of a guest's authorisations and charges: state and yen that were taken. */
export async function providerPayments(test: TestApp, guest: Person) {
  return test.db
    .selectFrom('sandbox_payment.payment as p')
    .innerJoin('sandbox_payment.card as c', 'c.id', 'p.card_id')
    .select(['p.kind', 'p.state', 'p.amount_yen', 'p.captured_yen', 'p.expires_at'])
    .where('c.customer', '=', guest.userId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
}

/** Yen that the provider has taken from a guest's cards. */
export async function yenTaken(test: TestApp, guest: Person): Promise<number> {
  const payments = await providerPayments(test, guest);
  return payments
    .filter((payment) => payment.state === 'SUCCEEDED')
    .reduce((sum, payment) => sum + (payment.captured_yen ?? payment.amount_yen), 0);
}

export const debtsOf = (test: TestApp, guest: Person) =>
  test.db
    .selectFrom('debt')
    .select(['id', 'points', 'status', 'retry_at', 'cause'])
    .where('guest_id', '=', guest.userId)
    .orderBy('id')
    .execute();

/** His bank reverses a payment whose points are spent: a debt of 300 P. */
export async function chargeBack(test: TestApp, guest: Person): Promise<void> {
  const { id: purchaseId } = await test.db
    .selectFrom('purchase')
    .select('id')
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  const debt = { guestId: guest.userId, purchaseId, points: 300 };
  await withTransaction(test.db, (trx) => addDebt(trx, test.context, debt, test.clock.now()));
}
