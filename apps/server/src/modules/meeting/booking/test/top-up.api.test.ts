import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { guestWithPoints, useRewoundApp } from '../../../../test-support/index.ts';
import { answerSecure } from '../../../money/billing/test/support.ts';
import {
  CARD_MODULES,
  CARDS,
  chargeBack,
  guestWithCard,
  providerPayments,
  registerCard,
  topUps,
  tryRequest,
} from './card.support.ts';
import { bookableCast, command, does, participationOf, requestBody, spendable, told } from './support.ts';

const app = useRewoundApp({ modules: CARD_MODULES });

const { getGuestBooking, cancelGuestBooking, checkValidDate } = guestBookingRoutes;

test('missing points are authorised, usage is held, and the guest sees both', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app)];
  const { answer } = await tryRequest(app, guest, cast);
  expect(answer.status).toBe(200);
  expect(await spendable(app, guest)).toBe(0);
  expect(await topUps(app, guest)).toMatchObject([
    { status: 'AUTHORISED', points: 10_000, amount_yen: 12_100, booking_id: answer.body.bookingId },
  ]);
  const detail = await app.ok(getGuestBooking, { params: { bookingId: answer.body.bookingId } }, guest);
  expect(detail).toMatchObject({
    heldPoints: 5000,
    card: { state: 'RESERVED', points: 10_000, amountYen: 12_100, payBy: null },
  });
});

test('without a card the points are insufficient', async () => {
  const guest = await guestWithPoints(app, 14_000);
  await app.db.updateTable('card').set({ removed_at: app.clock.now() }).execute();
  const { answer } = await tryRequest(app, guest, await bookableCast(app));
  expect(answer).toMatchObject({ code: 'POINTS_INSUFFICIENT', details: { missingPoints: 1000 } });
});

test('a refused card refuses the request and holds nothing; another card lets it pass', async () => {
  const [guest, cast] = [
    await guestWithCard(app, 5000, CARDS.declinesAuthorisation),
    await bookableCast(app),
  ];
  const { answer, again } = await tryRequest(app, guest, cast);
  expect(answer).toMatchObject({ status: 402, code: 'CARD_DECLINED' });
  expect(await spendable(app, guest)).toBe(5000);
  expect((await again()).code).toBe('CARD_DECLINED');
  await registerCard(app, guest);
  expect((await again()).status).toBe(200);
});

test('3-D Secure: the guest goes there, comes back and sends the same request', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000, CARDS.asksAlways), await bookableCast(app)];
  const { answer, again } = await tryRequest(app, guest, cast);
  expect(answer).toMatchObject({ status: 402, code: 'CARD_ACTION_REQUIRED' });
  const { actionUrl } = answer.details as { actionUrl: string };
  expect(await app.db.selectFrom('booking').select('id').execute()).toEqual([]);
  expect((await again()).code).toBe('CARD_ACTION_REQUIRED');
  expect(await answerSecure(app, actionUrl, 'passed')).toBe('/guest/search');
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(200);
  expect(await app.db.selectFrom('booking').select('id').execute()).toHaveLength(1);
  expect(await providerPayments(app, guest)).toMatchObject([{ state: 'AUTHORISED', amount_yen: 12_100 }]);
});

test('3-D Secure that fails refuses the request', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000, CARDS.asksAlways), await bookableCast(app)];
  const { answer, again } = await tryRequest(app, guest, cast);
  await answerSecure(app, (answer.details as { actionUrl: string }).actionUrl, 'failed');
  expect((await again()).code).toBe('THREE_D_SECURE_FAILED');
});

test('a lost answer is asked for again: one authorisation, one booking', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000, CARDS.losesAnswers), await bookableCast(app)];
  const { answer, again } = await tryRequest(app, guest, cast);
  expect(answer.code).toBe('PAYMENT_NO_ANSWER');
  expect((await again()).status).toBe(200);
  expect(await providerPayments(app, guest)).toHaveLength(1);
});

test('an authorisation that no booking came for is given back', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000, CARDS.losesAnswers), await bookableCast(app)];
  await tryRequest(app, guest, cast);
  await app.moveBy(3);
  expect(await topUps(app, guest)).toMatchObject([{ status: 'AUTHORISED', booking_id: null }]);
  await app.moveBy(30);
  expect(await topUps(app, guest)).toMatchObject([{ status: 'CANCELLED' }]);
  expect(await providerPayments(app, guest)).toMatchObject([{ state: 'CANCELLED' }]);
});

test('a rule broken while the card was asked gives the authorisation back', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000, CARDS.asksAlways), await bookableCast(app)];
  const { answer, again } = await tryRequest(app, guest, cast);
  await answerSecure(app, (answer.details as { actionUrl: string }).actionUrl, 'passed');
  await app.db
    .updateTable('cast_member')
    .set({ price30: 6000, price15: 3000 })
    .where('id', '=', cast.userId)
    .execute();
  expect((await again()).code).toBe('PRICE_CHANGED');
  await app.moveBy(40);
  expect(await topUps(app, guest)).toMatchObject([{ status: 'CANCELLED' }]);
});

test('the smallest charge: fewer missing points cost no less, and the quote says so', async () => {
  const [guest, cast] = [await guestWithCard(app, 14_990), await bookableCast(app)];
  const { day, startMinute, endMinute, guestCount, casts } = requestBody(cast);
  const quote = await app.ok(
    checkValidDate,
    { body: { day, startMinute, endMinute, guestCount, casts } },
    guest,
  );
  expect(quote).toMatchObject({ usagePoints: 14_990, missingPoints: 10, missingYen: 50 });
  await tryRequest(app, guest, cast);
  expect(await topUps(app, guest)).toMatchObject([{ points: 42, amount_yen: 50 }]);
});

test('a withdrawal gives the authorisation back at once', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app)];
  const { answer } = await tryRequest(app, guest, cast);
  const booked = { guest, cast, bookingId: answer.body.bookingId };
  await does(app, booked, cancelGuestBooking, { reason: '都合' });
  await app.work();
  expect(await providerPayments(app, guest)).toMatchObject([{ state: 'CANCELLED' }]);
  expect(await spendable(app, guest)).toBe(5000);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ open: false });
});

test('who owes asks nobody', async () => {
  const [guest, cast] = [await guestWithCard(app, 50_000), await bookableCast(app)];
  await chargeBack(app, guest);
  expect((await tryRequest(app, guest, cast)).answer).toMatchObject({ status: 402, code: 'PAYMENT_DUE' });
  expect(await told(app, guest)).toContain('GUEST_CHARGE_FAILED');
});

test('a chargeback ends the requests that wait', async () => {
  const [guest, cast] = [await guestWithCard(app, 50_000), await bookableCast(app)];
  const { answer } = await tryRequest(app, guest, cast);
  await chargeBack(app, guest);
  await app.work();
  const booked = { guest, cast, bookingId: answer.body.bookingId };
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'AUTO_CANCEL',
    cancel_type: 'PAYMENT',
  });
  expect((await command(app, booked, cancelGuestBooking, { reason: 'x' })).status).toBe(409);
});
