import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { debtRoutes } from '@yoimachi/contract/debt';
import { createPaymentProvider } from '#gateways/payment/index.ts';
import { readReward } from '#money/points';
import { authoriseBooking } from '../money/authorise-booking.ts';
import { settleByCard } from '../money/settle-by-card.ts';
import { useRaceApp } from './race.support.ts';
import {
  cardPurchases,
  chargeBack,
  debtsOf,
  guestWithCard,
  providerPayments,
  yenTaken,
} from './card.support.ts';
import { approved, bookableCast, finished, requestBody } from './support.ts';

const app = useRaceApp();

const context = () => ({ ...app.context, provider: createPaymentProvider(app.context) });
const fifty = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, i) => run(i)));

test('fifty settlements of one booking are one capture', async () => {
  const guest = await guestWithCard(app, 5000);
  const { bookingId, cast } = await finished(app, { guest });
  await fifty(() => settleByCard(context(), bookingId));
  expect(await cardPurchases(app, guest)).toMatchObject([{ kind: 'TOP_UP', points: 10_000 }]);
  expect(await yenTaken(app, guest)).toBe(12_100);
  expect(await readReward(app.db, cast.userId)).toBe(11_250);
});

test('one request sent fifty times at once is one booking and one authorisation', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app)];
  const body = requestBody(cast);
  const answers = await fifty(() => app.call(guestBookingRoutes.requestBooking, { body }, guest));
  expect(
    new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.body.bookingId)).size,
  ).toBe(1);
  expect((await app.db.selectFrom('booking').select('id').execute()).length).toBe(1);
  await app.moveBy(40);
  const live = (await providerPayments(app, guest)).filter((payment) => payment.state === 'AUTHORISED');
  expect(live).toHaveLength(1);
});

test('fifty requests of one guest for one evening reserve one amount', async () => {
  const guest = await guestWithCard(app, 5000);
  const casts = await Promise.all(Array.from({ length: 5 }, () => bookableCast(app)));
  const answers = await fifty((index) =>
    app.call(guestBookingRoutes.requestBooking, { body: requestBody(casts[index % 5]!) }, guest),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await app.moveBy(40);
  const live = (await providerPayments(app, guest)).filter((payment) => payment.state === 'AUTHORISED');
  expect(live).toHaveLength(1);
});

test('the clock asks fifty times at once: one authorisation stands', async () => {
  const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app, { day: '2026-12-12' })];
  const { bookingId } = await approved(app, { guest, cast });
  await app.work();
  await app.clock.advanceTo(new Date('2026-12-08T03:00:00Z'));
  await fifty(() => authoriseBooking(context(), bookingId));
  await app.work();
  const live = (await providerPayments(app, guest)).filter((payment) => payment.state === 'AUTHORISED');
  expect(live).toHaveLength(1);
  expect(await providerPayments(app, guest)).toHaveLength(2);
});

test('fifty presses of the pay button are one charge', async () => {
  const guest = await guestWithCard(app, 50_000);
  await chargeBack(app, guest);
  const [debt] = await debtsOf(app, guest);
  const body = { debtId: debt!.id, returnPath: '/guest/payment-info' };
  const answers = await fifty(() => app.call(debtRoutes.payDebt, { body }, guest));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await yenTaken(app, guest)).toBe(363);
  expect(await cardPurchases(app, guest)).toMatchObject([{ kind: 'DEBT', points: 300 }]);
});
