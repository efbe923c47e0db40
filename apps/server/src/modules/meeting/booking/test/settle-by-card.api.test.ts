import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { debtRoutes } from '@yoimachi/contract/debt';
import { billingRoutes } from '@yoimachi/contract/billing';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import { isPaymentDue, waiveDebt } from '#money/billing';
import {
  CARD_MODULES,
  CARDS,
  cardPurchases,
  debtsOf,
  guestWithCard,
  registerCard,
  topUps,
  tryRequest,
  yenTaken,
} from './card.support.ts';
import {
  approved,
  at,
  bookableCast,
  command,
  does,
  finished,
  met,
  participationOf,
  spendable,
  told,
} from './support.ts';

const app = useRewoundApp({ modules: CARD_MODULES });

const { askExtension, finishGuestBooking, cancelGuestBooking, getGuestBooking } = guestBookingRoutes;
const { answerExtension } = castBookingRoutes;

test('hold first, then one capture of exactly what is needed, as a lot consumed at once', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await finished(app, { guest });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ open: false, settled_at: null });
  await app.work();
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    settled_points: 15_000,
    billed_points: 15_000,
    billed_minutes: 90,
    reward_points: 11_250,
  });
  expect(await cardPurchases(app, guest)).toEqual([
    { kind: 'TOP_UP', points: 10_000, amount_yen: 12_100, status: 'SUCCEEDED' },
  ]);
  expect(await yenTaken(app, guest)).toBe(12_100);
  expect(await spendable(app, guest)).toBe(0);
  expect(await readReward(app.db, booked.cast.userId)).toBe(11_250);
  expect(await told(app, guest)).toContain('GUEST_CARD_CHARGED');
  const detail = await app.ok(getGuestBooking, { params: { bookingId: booked.bookingId } }, guest);
  expect(detail.card).toEqual({ state: 'CHARGED', points: 10_000, amountYen: 12_100, payBy: null });
});

test('a shorter time captures less, and the hold alone gives the authorisation back', async () => {
  const [half, all] = [await guestWithCard(app, 5000), await guestWithCard(app, 12_500)];
  const ended = [];
  for (const guest of [half, all]) ended.push(await approved(app, { guest }));
  await app.moveTo(at(18));
  for (const booked of ended) await does(app, booked, castBookingRoutes.castArrived);
  await app.moveTo(at(19, 1));
  for (const booked of ended) await does(app, booked, finishGuestBooking);
  await app.work();
  // 75 of 90 minutes: 12,500 P.
  expect(await cardPurchases(app, half)).toMatchObject([{ points: 7500, amount_yen: 9075 }]);
  expect(await cardPurchases(app, all)).toEqual([]);
  expect(await topUps(app, all)).toMatchObject([{ status: 'CANCELLED' }]);
  expect(await yenTaken(app, all)).toBe(0);
});

test('the fee of a cancellation takes the hold, then the card', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await approved(app, { guest });
  await app.moveTo(at(-1));
  await does(app, booked, cancelGuestBooking, { reason: '体調不良' });
  await app.work();
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    settled_points: 7500,
    reward_points: 5625,
  });
  expect(await cardPurchases(app, guest)).toMatchObject([{ kind: 'TOP_UP', points: 2500, amount_yen: 3025 }]);
  expect(await told(app, guest)).toContain('GUEST_FEE_SETTLED');
});

test('what the smallest charge is more than was needed stays with the guest', async () => {
  const guest = await guestWithCard(app, 14_990);
  await finished(app, { guest });
  await app.work();
  expect(await cardPurchases(app, guest)).toMatchObject([{ points: 42, amount_yen: 50 }]);
  expect(await spendable(app, guest)).toBe(32);
});

test('an extension that the balance lacks is one charge beside the capture', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await met(app, { guest });
  await app.moveTo(at(19, 20));
  await does(app, booked, askExtension);
  await does(app, booked, answerExtension, { decision: 1 });
  await app.moveTo(at(20));
  await app.work();
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ settled_points: 17_500 });
  expect(await cardPurchases(app, guest)).toMatchObject([
    { kind: 'TOP_UP', points: 10_000, amount_yen: 12_100 },
    { kind: 'SHORTFALL', points: 2500, amount_yen: 3025 },
  ]);
});

test('with neither points nor a card nobody can extend', async () => {
  const guest = await guestWithCard(app, 15_000);
  const booked = await met(app, { guest });
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  await app.moveTo(at(19, 20));
  expect((await command(app, booked, askExtension)).code).toBe('POINTS_INSUFFICIENT');
});

test.each([
  ['a capture that fails is charged', CARDS.declinesCapture, 'SHORTFALL'],
  ['a lost answer is asked for again', CARDS.losesAnswers, 'TOP_UP'],
])('%s', async (_what, number, kind) => {
  const [guest, cast] = [await guestWithCard(app, 5000, number), await bookableCast(app)];
  const { answer, again } = await tryRequest(app, guest, cast);
  const sent = answer.status === 200 ? answer : await again();
  const booked = { guest, cast, bookingId: sent.body.bookingId };
  await does(app, booked, castBookingRoutes.confirmBooking, { decision: 1 });
  await app.moveTo(at(10));
  await does(app, booked, cancelGuestBooking, { reason: '体調不良' });
  await app.work();
  await app.moveBy(10);
  expect(await yenTaken(app, guest)).toBe(12_100);
  expect(await cardPurchases(app, guest)).toMatchObject([{ kind, points: 10_000 }]);
});

test('a charge that fails is a debt: the cast has hers, the guest is PAYMENT_DUE, and pays by a button', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await approved(app, { guest });
  await app.moveTo(at(10));
  await failFrom(guest.userId);
  await does(app, booked, cancelGuestBooking, { reason: '体調不良' });
  await app.work();
  expect(await readReward(app.db, booked.cast.userId)).toBe(11_250);
  const [debt] = await debtsOf(app, guest);
  expect(debt).toMatchObject({ points: 10_000, status: 'OPEN', cause: 'BOOKING', retry_at: at(12) });
  expect(await isPaymentDue(app.db, guest.userId)).toBe(true);
  expect(await told(app, guest)).toContain('GUEST_CHARGE_FAILED');
  const { items } = await app.ok(debtRoutes.listDebts, {}, guest);
  expect(items).toMatchObject([{ points: 10_000, amountYen: 12_100, bookingId: booked.bookingId }]);

  // Days 0, 1 and 3 at 12:00; then it stays open.
  const retries = [];
  for (const hour of [12, 36, 84]) {
    await app.moveTo(at(hour));
    retries.push((await debtsOf(app, guest))[0]!.retry_at?.toISOString() ?? null);
  }
  expect(retries).toEqual([at(36).toISOString(), at(84).toISOString(), null]);
  const pay = () =>
    app.call(debtRoutes.payDebt, { body: { debtId: debt!.id, returnPath: '/guest/payment-info' } }, guest);
  expect((await pay()).code).toBe('CARD_DECLINED');
  await registerCard(app, guest);
  expect((await pay()).body).toMatchObject({ state: 'PAID' });
  expect((await pay()).body).toMatchObject({ state: 'PAID' });
  expect(await isPaymentDue(app.db, guest.userId)).toBe(false);
  expect(await yenTaken(app, guest)).toBe(12_100);
  expect(await cardPurchases(app, guest)).toMatchObject([
    { kind: 'DEBT', points: 10_000, amount_yen: 12_100 },
  ]);
});

test('an operator waives a debt, which the booking tells until then', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await approved(app, { guest });
  await app.moveTo(at(10));
  await failFrom(guest.userId);
  await does(app, booked, cancelGuestBooking, { reason: '体調不良' });
  await app.work();
  const [debt] = await debtsOf(app, guest);
  const order = { debtId: debt!.id, reason: 'a fault of ours', operator: OPERATORS.sato };
  const { bookingId } = booked;
  const owed = async () => (await asOperator(app).ok('showBooking', { params: { bookingId } })).money.debt;
  expect(await owed()).toEqual({ id: debt!.id, points: debt!.points });
  expect((await waiveDebt(app.context, order)).ok).toBe(true);
  expect(await waiveDebt(app.context, order)).toMatchObject({ error: { code: 'ACTION_NOT_ALLOWED' } });
  expect(await isPaymentDue(app.db, guest.userId)).toBe(false);
  expect(await owed()).toBeNull();
});

test('the card stays while a booking needs it', async () => {
  const guest = await guestWithCard(app, 5000);
  await finished(app, { guest });
  expect((await app.call(billingRoutes.removeCard, {}, guest)).code).toBe('CARD_IN_USE');
  await app.work();
  expect((await app.call(billingRoutes.removeCard, {}, guest)).status).toBe(200);
});

/** From now on the provider declines everything on the guest's cards. */
async function failFrom(guestId: string): Promise<void> {
  await app.db
    .updateTable('sandbox_payment.card')
    .set({ behaviour: 'DECLINE' })
    .where('customer', '=', guestId)
    .execute();
  await app.db
    .updateTable('sandbox_payment.payment')
    .set({ state: 'FAILED', failure_code: 'CARD_DECLINED' })
    .where('state', '=', 'AUTHORISED')
    .execute();
}
