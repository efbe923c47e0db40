import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { tierRoutes } from '@yoimachi/contract/tier';
import { signUpGuest, useRewoundApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { bookableCast, finished } from '../../../meeting/booking/test/support.ts';

const app = useRewoundApp();
const { readTier, chooseTier } = tierRoutes;

const choose = (by: Person, about: Person, tier: 'GOOD' | 'KEEP' | 'BAD') =>
  app.call(chooseTier, { params: { friendId: about.userId }, body: { tier } }, by);
const read = async (by: Person, about: Person) =>
  (await app.ok(readTier, { params: { friendId: about.userId } }, by)).tier;

test('a tag is KEEP, begins as what one wrote in a review, and stays as chosen; the other one has his own', async () => {
  const { bookingId, guest, cast } = await finished(app, { cast: await bookableCast(app) });
  expect(await read(guest, cast)).toBe('KEEP');
  await app.ok(guestBookingRoutes.reviewCast, { body: { bookingId, tier: 'BAD' } }, guest);
  expect(await read(guest, cast)).toBe('BAD');
  expect(await read(cast, guest)).toBe('KEEP');
  expect((await choose(guest, cast, 'GOOD')).status).toBe(200);
  expect((await choose(cast, guest, 'BAD')).status).toBe(200);
  expect(await read(guest, cast)).toBe('GOOD');
  expect(await read(cast, guest)).toBe('BAD');
});

test('favourites are narrowed to a tag, chosen or not', async () => {
  const { addFavorite, listFavorites } = favoriteRoutes;
  const guest = await signUpGuest(app);
  const casts = [await verifiedCast(app), await verifiedCast(app), await verifiedCast(app)];
  for (const { userId: castId } of casts) await app.ok(addFavorite, { body: { castId } }, guest);
  await choose(guest, casts[0]!, 'GOOD');
  await choose(guest, casts[1]!, 'BAD');
  const found = async (tier: 'GOOD' | 'KEEP' | 'BAD') =>
    (await app.ok(listFavorites, { query: { tier } }, guest)).items.map(({ castId }) => castId);
  expect(await found('GOOD')).toEqual([casts[0]!.userId]);
  expect(await found('BAD')).toEqual([casts[1]!.userId]);
  expect(await found('KEEP')).toEqual([casts[2]!.userId]);
});

test('two devices choosing at once leave one tag', async () => {
  const [cast, guest] = [await verifiedCast(app), await signUpGuest(app)];
  const answers = await Promise.all(
    (['GOOD', 'BAD', 'KEEP'] as const).map((tier) => choose(guest, cast, tier)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await app.db.selectFrom('private_tier').select('id').execute()).toHaveLength(1);
});

test('nobody is sorted by whom he cannot see; a tag given before stays', async () => {
  const cast = await verifiedCast(app);
  const [guest, stranger] = [await signUpGuest(app), await signUpGuest(app)];
  expect(await choose(cast, stranger, 'GOOD')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await choose(guest, stranger, 'GOOD')).toMatchObject({ status: 404 });
  await choose(guest, cast, 'GOOD');
  const body = { castId: cast.userId, seen: [], shown: { points: 0, minutes: null } };
  await app.ok(blockRoutes.blockCast, { body }, guest);
  await app.ok(blockRoutes.blockCast, { body }, stranger);
  expect(await read(guest, cast)).toBe('GOOD');
  expect(await choose(stranger, cast, 'GOOD')).toMatchObject({ status: 404 });
});
