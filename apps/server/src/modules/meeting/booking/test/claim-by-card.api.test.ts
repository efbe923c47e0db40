import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addMinutes } from '@yoimachi/domain/time';
import { useRewoundApp } from '../../../../test-support/index.ts';
import {
  CARD_MODULES,
  cardPurchases,
  CARDS,
  debtsOf,
  guestWithCard,
  registerCard,
  topUps,
  yenTaken,
} from './card.support.ts';
import { at, does, met, participationOf, spendable, told, type Booked } from './support.ts';

const app = useRewoundApp({ modules: CARD_MODULES });

const claims = { guest: guestBookingRoutes.claimCastAbsent, cast: castBookingRoutes.claimGuestAbsent };
const tomorrow = addMinutes(at(18, 20), 24 * 60);

/** 10,000 of 15,000 points are on the guest's card; the claim has just been made. */
async function claimed(by: keyof typeof claims): Promise<Booked> {
  const booked = await met(app, { guest: await guestWithCard(app, 5000) });
  await app.moveTo(at(18, 20));
  await does(app, booked, claims[by]);
  return booked;
}

test('a claim that stands captures the fee from the authorisation, which stood all the time', async () => {
  const booked = await claimed('cast');
  await app.moveTo(addMinutes(tomorrow, -1));
  expect(await topUps(app, booked.guest)).toMatchObject([{ status: 'AUTHORISED' }]);
  expect(await yenTaken(app, booked.guest)).toBe(0);
  await app.moveTo(tomorrow);
  await app.work();
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'FORCE_FINISH',
    settled_points: 15_000,
    billed_minutes: null,
    open: false,
  });
  expect(await cardPurchases(app, booked.guest)).toEqual([
    { kind: 'TOP_UP', points: 10_000, amount_yen: 12_100, status: 'SUCCEEDED' },
  ]);
  expect(await told(app, booked.guest)).toEqual(
    expect.arrayContaining(['GUEST_FEE_SETTLED', 'GUEST_CARD_CHARGED']),
  );
});

test('a fee that the card refuses is owed; the reward stands', async () => {
  const booked = await claimed('cast');
  await registerCard(app, booked.guest, CARDS.declinesAbsent);
  await app.db
    .updateTable('top_up')
    .set({ status: 'CANCELLED' })
    .where('status', '=', 'AUTHORISED')
    .execute();
  await app.moveTo(tomorrow);
  await app.work();
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    settled_points: 15_000,
    reward_points: 11_250,
  });
  expect(await debtsOf(app, booked.guest)).toMatchObject([
    { points: 10_000, status: 'OPEN', cause: 'BOOKING' },
  ]);
});

test('a cast who was not there costs nothing: hold and authorisation go back', async () => {
  const booked = await claimed('guest');
  await app.moveTo(tomorrow);
  await app.work();
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'CANCEL', settled_points: 0 });
  expect(await cardPurchases(app, booked.guest)).toEqual([]);
  expect(await yenTaken(app, booked.guest)).toBe(0);
  expect((await topUps(app, booked.guest)).map(({ status }) => status)).toEqual(['CANCELLED']);
  expect(await spendable(app, booked.guest)).toBe(5000);
});
