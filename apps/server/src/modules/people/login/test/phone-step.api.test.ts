import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { profileRoutes } from '@yoimachi/contract/profile';
import { givePoints, newPhone, signUp, useTestApp } from '../../../../test-support/index.ts';
import { withTransaction } from '#platform/database';
import { bindPhone, identityOfAccount } from '#people/account';
import { bookableCast, requestBody } from '../../../meeting/booking/test/support.ts';
import { makeCoupon } from '../../../money/coupon/test/support.ts';
import { signUpByLine } from './support.ts';

const app = useTestApp();

/** As a verified number leaves it. */
async function giveNumber(accountId: string): Promise<void> {
  await withTransaction(app.db, async (trx) => {
    const identityId = await identityOfAccount(trx, accountId);
    await bindPhone(trx, app.context, identityId, `+81${newPhone().slice(1)}`, app.clock.now());
  });
}

test('a guest without a number asks nobody, and redeems nothing', async () => {
  const cast = await bookableCast(app);
  const guest = await signUpByLine(app, 1);
  await givePoints(app, guest.userId, 50_000);
  await app.db.updateTable('guest').set({ nickname: 'けんじ', age_checked_at: app.clock.now() }).execute();
  await makeCoupon(app, { code: 'AUTUMN' });
  const refused = { status: 403, code: 'PHONE_NOT_VERIFIED' };
  const ask = () => app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest);
  const redeem = () => app.call(couponRoutes.redeemCoupon, { body: { code: 'AUTUMN' } }, guest);
  expect(await ask()).toMatchObject(refused);
  expect(await redeem()).toMatchObject(refused);
  expect(await app.ok(profileRoutes.getGuestProfile, {}, guest)).toMatchObject({ phone: null });
  await giveNumber(guest.userId);
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await redeem()).toMatchObject({ status: 200 });
});

test('a cast without a number hands no document in, and so is in no search', async () => {
  const cast = await signUpByLine(app, 2);
  await app.db
    .updateTable('cast_member')
    .set({ nickname: 'すみれ', birthday: '1998-04-01' })
    .where('id', '=', cast.userId)
    .execute();
  await app.db.updateTable('account').set({ registration_stage: 4 }).where('id', '=', cast.userId).execute();
  const uploadIds = [app.context.ids.newId()];
  const body = { documentType: 'PASSPORT' as const, issuer: '日本国外務大臣', uploadIds };
  const handsIn = () => app.call(ageCheckRoutes.createVerifyRequest, { body }, cast);
  expect(await handsIn()).toMatchObject({ code: 'PHONE_NOT_VERIFIED' });
  await giveNumber(cast.userId);
  expect(await handsIn()).toMatchObject({ code: 'LIVE_PHOTO_REQUIRED' });
});

test('somebody who came by phone is asked for nothing more', async () => {
  const guest = await signUp(app, 1, newPhone());
  await givePoints(app, guest.userId, 50_000);
  await app.db.updateTable('guest').set({ nickname: 'けんじ', age_checked_at: app.clock.now() }).execute();
  const body = requestBody(await bookableCast(app));
  expect(await app.call(guestBookingRoutes.requestBooking, { body }, guest)).toMatchObject({ status: 200 });
});
