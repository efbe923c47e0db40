import { describe, expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { leavingRoutes } from '@yoimachi/contract/leaving';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { searchRoutes } from '@yoimachi/contract/search';
import { UserType } from '@yoimachi/domain/account';
import { LEFT_NAME } from '@yoimachi/domain/leaving';
import { withTransaction } from '#platform/database';
import { liftSuspension, suspendAccount } from '#desk/operator';
import { addDebt } from '#money/billing';
import { switchGifts } from '#money/gift';
import {
  givePoints,
  guestWithPoints,
  OPERATORS,
  signUpCast,
  signUpGuest,
  type Person,
} from '../../../../test-support/index.ts';
import { buy, guestWithCard } from '../../../money/billing/test/support.ts';
import { makeCoupon } from '../../../money/coupon/test/support.ts';
import { give, giftOf } from '../../../money/gift/test/support.ts';
import { addReward, castWithReward, orderOf as payoffOrderOf } from '../../../money/payoff/test/support.ts';
import { purchased } from '../../../money/receipt/test/support.ts';
import { useRaceApp } from '../../../meeting/booking/test/race.support.ts';
import { bookableCast, finished, requestBody, requested } from '../../../meeting/booking/test/support.ts';
import { leaves, preview, shownOf } from './support.ts';

const app = useRaceApp();

const pointsOf = async (guest: Person) =>
  app.db
    .selectFrom('wallet')
    .select(['free_points', 'paid_points'])
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
const leftAt = async (person: Person) =>
  (
    await app.db
      .selectFrom('account')
      .select('left_at')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow()
  ).left_at;
const statusOf = async (person: Person) =>
  app.ok(accountRoutes.registerStatus, { body: { firebase_token: await person.firebaseToken() } });

describe('a guest who leaves', () => {
  test('is shown what lapses; his points, name and sessions go, and he can begin anew', async () => {
    const booked = await finished(app);
    const { guest, cast } = booked;
    const shown = await preview(app, guest);
    expect(shown).toMatchObject({ obstacles: [], payoff: null, hasOtherAccount: false });
    expect(shown.lots.reduce((sum, { points }) => sum + points, 0)).toBe(shown.lapsingPoints);
    expect(shown.lapsingPoints).toBeGreaterThan(0);
    const token = await guest.token();
    expect(await leaves(app, guest)).toMatchObject({ status: 200, body: { accountId: guest.userId } });
    expect(await pointsOf(guest)).toEqual({ free_points: 0, paid_points: 0 });
    expect(await app.call(accountRoutes.logout, {}, token)).toMatchObject({
      status: 401,
      code: 20,
      details: { reason: 'LEFT' },
    });
    const seen = await app.ok(
      castBookingRoutes.getCastBooking,
      { params: { bookingId: booked.bookingId } },
      cast,
    );
    expect(JSON.stringify(seen)).toContain(LEFT_NAME);
    expect(JSON.stringify(seen)).not.toContain('たくみ');
    expect((await statusOf(guest)).guest).toBeNull();
    const back = await signUpGuest(app, { phone: guest.phone });
    expect(back.identityId).toBe(guest.identityId);
    expect(back.userId).not.toBe(guest.userId);
    expect(await pointsOf(back)).toEqual({ free_points: 0, paid_points: 0 });
  });

  test('happens only with the sum that was shown', async () => {
    const guest = await guestWithPoints(app);
    const body = shownOf(await preview(app, guest));
    await givePoints(app, guest.userId, 500);
    expect(await app.call(leavingRoutes.leave, { body }, guest)).toMatchObject({
      status: 409,
      code: 'LEAVING_CHANGED',
    });
    expect(await leftAt(guest)).toBeNull();
  });

  test('is refused while something is open, each with its word', async () => {
    const { guest, cast } = await requested(app);
    expect((await preview(app, guest)).obstacles).toEqual(['BOOKING_OPEN']);
    expect((await preview(app, cast)).obstacles).toEqual(['BOOKING_OPEN']);
    expect(await leaves(app, guest)).toMatchObject({
      code: 'LEAVING_REFUSED',
      details: { obstacles: ['BOOKING_OPEN'] },
    });
    const owing = await guestWithPoints(app);
    const purchaseId = await purchased(app, owing, 500);
    const debt = { guestId: owing.userId, purchaseId, points: 100 };
    await withTransaction(app.db, (trx) => addDebt(trx, app.context, debt, app.clock.now()));
    expect((await preview(app, owing)).obstacles).toEqual(['PAYMENT_DUE']);
  });

  test('cannot have a coupon, a referral or a lifted ban anew', async () => {
    await makeCoupon(app, { code: 'ONCE' });
    const guest = await signUpGuest(app);
    await app.ok(couponRoutes.redeemCoupon, { body: { code: 'ONCE' } }, guest);
    expect((await leaves(app, guest)).status).toBe(200);
    const back = await signUpGuest(app, { phone: guest.phone });
    expect(await app.call(couponRoutes.redeemCoupon, { body: { code: 'ONCE' } }, back)).toMatchObject({
      code: 'COUPON_ALREADY_USED',
    });
    expect((await leaves(app, back)).status).toBe(200);
    const operator = OPERATORS.sato;
    await suspendAccount(app.context, { accountId: guest.userId, operator });
    const again = async () => {
      const firebase_token = await back.firebaseToken();
      return app.call(accountRoutes.createAccount, {
        body: { firebase_token, user_type: UserType.GUEST, over18: true },
      });
    };
    expect(await again()).toMatchObject({ status: 401, code: 20 });
    await liftSuspension(app.context, { accountId: guest.userId, operator, reason: '確認済み' });
    expect((await again()).status).toBe(200);
  });
});

describe('a cast who leaves', () => {
  test('is paid out without the minimum, and is nowhere any more', async () => {
    const cast = await castWithReward(app, 900);
    const guest = await signUpGuest(app);
    await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
    const shown = await preview(app, cast);
    expect(shown).toMatchObject({ obstacles: [], lapsingPoints: 0, payoff: { points: 900 } });
    expect((await leaves(app, cast)).status).toBe(200);
    const payoff = await app.db
      .selectFrom('payoff')
      .select(['points', 'status', 'transfer_yen'])
      .where('cast_id', '=', cast.userId)
      .executeTakeFirstOrThrow();
    expect(payoff).toEqual({
      points: 900,
      status: 'AWAITING_APPROVAL',
      transfer_yen: shown.payoff!.transferYen,
    });
    expect((await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest)).status).toBe(
      404,
    );
    const favorites = JSON.stringify(await app.ok(favoriteRoutes.listFavorites, {}, guest));
    expect(favorites).not.toContain('美月');
    await liftAfterSuspension(cast);
    expect((await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest)).status).toBe(
      404,
    );
  });

  /** Neither suspends her back into search. */
  async function liftAfterSuspension({ userId: accountId }: Person) {
    const operator = OPERATORS.sato;
    await suspendAccount(app.context, { accountId, operator });
    await liftSuspension(app.context, { accountId, operator, reason: '確認済み' });
  }

  test('needs an account for a balance, and loses what the fee would eat', async () => {
    const cast = await signUpCast(app);
    expect((await preview(app, cast)).obstacles).toEqual([]);
    await addReward(app, cast.userId, 500);
    expect((await preview(app, cast)).obstacles).toEqual(['BANK_ACCOUNT_REQUIRED']);
    const poor = await castWithReward(app, 10);
    expect(await preview(app, poor)).toMatchObject({ lapsingPoints: 10, payoff: null });
    expect((await leaves(app, poor)).status).toBe(200);
  });

  test('is refused while a payoff is under way', async () => {
    const cast = await castWithReward(app, 9000);
    const prepared = await app.ok(payoffRoutes.preparePayoff, {}, cast);
    await app.ok(payoffRoutes.requestPayoff, { body: payoffOrderOf(prepared, 3000) }, cast);
    expect((await preview(app, cast)).obstacles).toEqual(['PAYOFF_OPEN']);
    expect((await leaves(app, cast)).code).toBe('LEAVING_REFUSED');
  });
});

test('both accounts of one person leave separately', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app, { phone: guest.phone });
  expect((await preview(app, guest)).hasOtherAccount).toBe(true);
  expect((await leaves(app, guest)).status).toBe(200);
  expect((await preview(app, cast)).hasOtherAccount).toBe(false);
  expect((await leaves(app, cast)).status).toBe(200);
});

describe('at the same instant', () => {
  test('a leaving sent ten times happens once', async () => {
    const guest = await guestWithPoints(app);
    const body = shownOf(await preview(app, guest));
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        app.call(leavingRoutes.leave, { body, key: index < 5 ? key : crypto.randomUUID() }, guest),
      ),
    );
    for (const { status, code } of answers) expect([200, 20]).toContain(status === 200 ? 200 : code);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const lapsed = await app.db
      .selectFrom('departure')
      .select('lapsed_points')
      .where('account_id', '=', guest.userId)
      .execute();
    expect(lapsed).toEqual([{ lapsed_points: body.lapsingPoints }]);
  });

  test('a request of his: stored, and he stays, or refused, and he is gone', async () => {
    for (let round = 0; round < 8; round++) {
      const [guest, cast] = [await guestWithPoints(app), await bookableCast(app)];
      const body = shownOf(await preview(app, guest));
      const [left, asked] = await Promise.all([
        app.call(leavingRoutes.leave, { body }, guest),
        app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest),
      ]);
      expect([left.status === 200, asked.status === 200].filter(Boolean)).toHaveLength(1);
      expect((await leftAt(guest)) !== null).toBe(left.status === 200);
    }
  });

  test('a request to her: hers to answer, and she stays, or refused', async () => {
    for (let round = 0; round < 8; round++) {
      const [guest, cast] = [await guestWithPoints(app), await bookableCast(app)];
      const [left, asked] = await Promise.all([
        leaves(app, cast),
        app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest),
      ]);
      expect([left.status === 200, asked.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  test('a purchase, a coupon and a gift: in his sum before, or never', async () => {
    await makeCoupon(app, { code: 'RACE' });
    await switchGifts(app.context, true);
    for (let round = 0; round < 8; round++) {
      const guest = await guestWithCard(app);
      await givePoints(app, guest.userId, 1000);
      const cast = await bookableCast(app);
      const gift = await giftOf(app, guest, 300);
      const body = shownOf(await preview(app, guest));
      const [left] = await Promise.all([
        app.call(leavingRoutes.leave, { body }, guest),
        buy(app, guest, 500),
        app.call(couponRoutes.redeemCoupon, { body: { code: 'RACE' } }, guest),
        give(app, guest, cast, gift),
      ]);
      await app.work();
      if (left.status === 200) expect(await pointsOf(guest)).toEqual({ free_points: 0, paid_points: 0 });
      else expect(await leftAt(guest)).toBeNull();
    }
  });
});
