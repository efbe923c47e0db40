import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { useRewoundApp, type Person } from '../../../../test-support/index.ts';
import {
  CARD_MODULES,
  CARDS,
  cardPurchases,
  guestWithCard,
  providerPayments,
  registerCard,
  topUps,
  tryRequest,
} from './card.support.ts';
import { bookableCast, does, EVENING, participationOf, told, type Booked } from './support.ts';

const app = useRewoundApp({ modules: CARD_MODULES });

const FAR = addDays(EVENING, 20);
const daysBefore = (days: number, hour: number, day: Day = FAR) => instantAt(addDays(day, -days), hour * 60);

/** An approved booking of a guest who is 10,000 P short. */
async function bookedOn(day: Day, guest: Person): Promise<Booked> {
  const cast = await bookableCast(app, { day });
  const { answer } = await tryRequest(app, guest, cast);
  expect(answer.status).toBe(200);
  const booked = { guest, cast, bookingId: answer.body.bookingId };
  await does(app, booked, castBookingRoutes.confirmBooking, { decision: 1 });
  return booked;
}
const cardOf = async ({ bookingId, guest }: Booked) =>
  (await app.ok(guestBookingRoutes.getGuestBooking, { params: { bookingId } }, guest)).card;
const statuses = async (guest: Person) => (await topUps(app, guest)).map((topUp) => topUp.status);

test('a day far ahead: the card is verified, given back, and authorised when its life reaches the end', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await bookedOn(FAR, guest);
  await app.work();
  expect(await statuses(guest)).toEqual(['CANCELLED']);
  expect(await cardOf(booked)).toMatchObject({ state: 'PLANNED', points: 10_000, payBy: null });
  await app.moveTo(daysBefore(8, 12));
  expect(await statuses(guest)).toEqual(['CANCELLED']);
  await app.moveTo(daysBefore(6, 12));
  expect(await statuses(guest)).toEqual(['CANCELLED', 'AUTHORISED']);
  expect(await cardOf(booked)).toMatchObject({ state: 'RESERVED' });
  await app.moveTo(daysBefore(2, 18));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'APPROVE', open: true });
  await app.moveTo(daysBefore(0, 18));
  await does(app, booked, castBookingRoutes.castArrived);
  await app.moveTo(daysBefore(0, 21));
  expect(await cardPurchases(app, guest)).toMatchObject([{ kind: 'TOP_UP', points: 10_000 }]);
});

test('a card refused later: another one is asked for, and saves the booking', async () => {
  const guest = await guestWithCard(app, 5000, CARDS.declinesAbsent);
  const booked = await bookedOn(FAR, guest);
  await app.moveTo(daysBefore(6, 12));
  expect(await told(app, guest)).toContain('GUEST_CARD_NEEDED');
  expect(await cardOf(booked)).toMatchObject({
    state: 'CARD_NEEDED',
    payBy: daysBefore(2, 18).toISOString(),
  });
  await registerCard(app, guest);
  await app.work();
  expect(await cardOf(booked)).toMatchObject({ state: 'RESERVED' });
  await app.moveTo(daysBefore(2, 18));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'APPROVE', open: true });
});

test('without one it ends at 18:00 two days before, without a fee; the second time calls the operators', async () => {
  const guest = await guestWithCard(app, 5000, CARDS.declinesAbsent);
  for (const [index, day] of [FAR, addDays(FAR, 20)].entries()) {
    const booked = await bookedOn(day, guest);
    await app.moveTo(daysBefore(2, 17, day));
    expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'APPROVE' });
    await app.moveTo(daysBefore(2, 18, day));
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      status: 'AUTO_CANCEL',
      cancel_type: 'PAYMENT',
      settled_points: 0,
    });
    const alerts = await app.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'operator.alert')
      .execute();
    expect(alerts).toHaveLength(index);
  }
  const row = await app.db
    .selectFrom('guest')
    .select('payment_review_at')
    .where('id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  expect(row.payment_review_at).not.toBeNull();
});

test('an authorisation that runs out before the end is made anew, one at a time', async () => {
  // A lifetime of two days, for the evening of the day after tomorrow: it is taken at once and renewed.
  const guest = await guestWithCard(app, 5000, CARDS.short);
  const booked = await bookedOn(EVENING, guest);
  await app.moveTo(instantAt(EVENING, 0));
  const payments = await providerPayments(app, guest);
  expect(payments.map((payment) => payment.state)).toEqual(['CANCELLED', 'AUTHORISED']);
  await app.moveTo(instantAt(EVENING, 18 * 60));
  await does(app, booked, castBookingRoutes.castArrived);
  await app.moveTo(instantAt(EVENING, 20 * 60));
  expect(await cardPurchases(app, guest)).toMatchObject([{ kind: 'TOP_UP', points: 10_000 }]);
});

test('the clock finds a booking that ended meanwhile and leaves its card alone', async () => {
  const guest = await guestWithCard(app, 5000);
  const booked = await bookedOn(FAR, guest);
  await does(app, booked, guestBookingRoutes.cancelGuestBooking, { reason: '都合' });
  await app.moveTo(daysBefore(5, 12));
  expect(await statuses(guest)).toEqual(['CANCELLED']);
});
