import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { hiddenRoutes } from '@yoimachi/contract/block';
import { searchRoutes } from '@yoimachi/contract/search';
import { HIDDEN_NUMBERS_MAX } from '@yoimachi/domain/block';
import {
  guestWithPoints,
  newPhone,
  signUpGuest,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { approved, bookableCast, requestBody, type Bookable } from '../../../meeting/booking/test/support.ts';
import { switchGifts } from '#money/gift';
import { noteSign } from '#people/person';
import { withTransaction } from '#platform/database';
import { give, giftOf } from '../../../money/gift/test/support.ts';

const app = useRewoundApp();

const hide = (cast: Person, phone: string, label = '家族') =>
  app.call(hiddenRoutes.hideFromNumber, { body: { phone, label } }, cast);
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What a guest is answered who tries to reach somebody. */
async function answersTo(guest: Person, cast: Bookable) {
  const answers = [
    await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest),
    await app.call(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest),
    await app.call(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest),
  ];
  return answers.map(({ status, code, message, details }) => ({ status, code, message, details }));
}

test('whoever has the number cannot tell her from somebody who does not exist', async () => {
  await switchGifts(app.context, true);
  const cast = await bookableCast(app);
  const guest = await guestWithPoints(app);
  expect(await hide(cast, guest.phone)).toMatchObject({ status: 200 });
  expect(await answersTo(guest, cast)).toEqual(await answersTo(guest, { ...cast, userId: NOBODY }));
  const other = await guestWithPoints(app);
  expect((await app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, other)).status).toBe(200);
  const found = await app.ok(searchRoutes.searchCasts, { query: { day: cast.day } }, guest);
  expect(found.items.map(({ castId }) => castId)).not.toContain(cast.userId);
  const gift = await giftOf(app, guest, 300);
  expect((await give(app, guest, cast, gift)).status).not.toBe(200);
});

test('the same person by LINE, a hidden number and a block each stand between two people, and nothing else', async () => {
  const cast = await bookableCast(app);
  const [same, hidden, blocked, stranger] = await Promise.all([1, 2, 3, 4].map(() => guestWithPoints(app)));
  const lineOf = (identityId: string, unlinkedAt: Date | null) => ({
    id: app.context.ids.newId(),
    identity_id: identityId,
    channel: 'c',
    user_index: Buffer.from('one'),
    user_sealed: Buffer.from('s'),
    linked_at: app.clock.now(),
    unlinked_at: unlinkedAt,
  });
  await app.db
    .insertInto('line_user')
    .values([lineOf(cast.identityId, app.clock.now()), lineOf(same!.identityId, null)])
    .execute();
  const sign = { identityId: same!.identityId, kind: 'LINE', sign: 'one' } as const;
  await withTransaction(app.db, (trx) => noteSign(trx, sign, app.clock.now()));
  await hide(cast, hidden!.phone);
  const pair = { guest_id: blocked!.userId, cast_id: cast.userId };
  await app.db
    .insertInto('account_block')
    .values({ id: app.context.ids.newId(), ...pair, blocked_by: 'cast', created_at: app.clock.now() })
    .execute();
  const inView = async (view: 'hidden_pair' | 'own_pair' | 'refused_pair') =>
    (
      await sql<{
        id: string;
      }>`select guest_id as id from ${sql.table(view)} where cast_id = ${cast.userId}`.execute(app.db)
    ).rows
      .map(({ id }) => id)
      .sort();
  const all = [same!, hidden!, blocked!].map(({ userId }) => userId).sort();
  expect(await inView('own_pair')).toEqual([same!.userId]);
  expect(await inView('hidden_pair')).toEqual(all);
  expect(await inView('refused_pair')).toEqual(all);
  const seenBy = (guest: Person) =>
    app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest);
  for (const guest of [same!, hidden!, blocked!]) expect((await seenBy(guest)).status).toBe(404);
  expect((await seenBy(stranger!)).status).toBe(200);
});

test('works for a number that registers later, in whatever form it was typed, until she takes it back', async () => {
  const cast = await bookableCast(app);
  const phone = newPhone();
  const typed = `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`;
  expect(await hide(cast, typed)).toMatchObject({ status: 200 });
  expect(await hide(cast, phone)).toMatchObject({ status: 200 });
  const { items } = await app.ok(hiddenRoutes.hiddenNumbers, {}, cast);
  expect(items).toMatchObject([{ label: '家族' }]);
  expect(JSON.stringify(items)).not.toContain(phone.slice(3));
  const guest = await signUpGuest(app, { phone });
  const look = () => app.call(searchRoutes.getCast, { params: { castId: cast.userId } }, guest);
  expect((await look()).status).toBe(404);
  const params = { hiddenId: items[0]!.hiddenId };
  expect(await app.call(hiddenRoutes.showToNumber, { params }, await bookableCast(app))).toMatchObject({
    code: 'NOT_FOUND',
  });
  await app.ok(hiddenRoutes.showToNumber, { params }, cast);
  expect((await look()).status).toBe(200);
});

test('a confirmed booking stays; bad numbers and more than fifty are refused', async () => {
  const booked = await approved(app);
  expect((await hide(booked.cast, booked.guest.phone)).status).toBe(200);
  const params = { bookingId: booked.bookingId };
  expect((await app.call(guestBookingRoutes.getGuestBooking, { params }, booked.guest)).status).toBe(200);
  expect(await hide(booked.cast, '0312345678')).toMatchObject({ status: 400 });
  for (let count = 1; count < HIDDEN_NUMBERS_MAX; count++) await hide(booked.cast, newPhone());
  expect(await hide(booked.cast, newPhone())).toMatchObject({ status: 409, code: 'HIDDEN_NUMBERS_FULL' });
});
