import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import type { Gift } from '@yoimachi/contract/gift';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import { give } from '../../../money/gift/test/support.ts';
import { EVENING, requestBody, seen, type Bookable } from '../../../meeting/booking/test/support.ts';

/** With what everybody is asked: the cast whose company is looked for, and the gift that is sent. */
export interface Asking {
  readonly test: TestApp;
  readonly main: Bookable;
  readonly gift: Gift;
}

/** What each asker says of the two: whether it shows her, or lets him do it. */
export async function answers({ test, main, gift }: Asking, guest: Person, cast: Bookable, nickname: string) {
  const { userId: castId } = cast;
  const favorite = { guest_id: guest.userId, cast_id: castId, created_at: test.clock.now() };
  const remove = () =>
    test.db
      .deleteFrom('favorite')
      .where('guest_id', '=', guest.userId)
      .where('cast_id', '=', castId)
      .execute();
  const found = await test.ok(searchRoutes.searchCasts, { query: { words: nickname } }, guest);
  const listed = await test.ok(searchRoutes.listCasts, { query: { castIds: castId } }, guest);
  const counted = await test.ok(searchRoutes.countCasts, { query: { words: nickname } }, guest);
  const suggested = await test.ok(searchRoutes.suggest, { query: { words: nickname } }, guest);
  const profile = await test.call(searchRoutes.getCast, { params: { castId } }, guest);
  const query = { from: EVENING, to: EVENING };
  const days = await test.call(scheduleRoutes.listCastDays, { params: { castId }, query }, guest);
  const kept = await test.call(favoriteRoutes.addFavorite, { body: { castId } }, guest);
  await remove();
  await test.db.insertInto('favorite').values(favorite).execute();
  const favorites = await test.ok(favoriteRoutes.listFavorites, {}, guest);
  await remove();
  const given = await give(test, guest, cast, gift);
  const { place: _, clientRequestId: __, ...body } = requestBody(cast, { casts: [seen(cast)] });
  const checked = await test.ok(guestBookingRoutes.checkValidCasts, { body }, guest);
  const { day, startMinute, endMinute } = body;
  const question = { castId: main.userId, day, startMinute, endMinute };
  const matching = await test.ok(guestBookingRoutes.matchingCasts, { query: question }, guest);
  return {
    search: found.items.some((card) => card.castId === castId),
    casts: listed.items.some((card) => card.castId === castId),
    count: counted.count === 1,
    suggestion: suggested.casts.some((each) => each.castId === castId),
    profile: profile.status === 200,
    days: days.status === 200,
    favorite: kept.status === 200,
    gift: given.status === 200,
    listed: favorites.items.some((card) => card.castId === castId),
    request: checked.casts[0]!.code === null,
    company: matching.items.some(({ userId }) => userId === castId),
  };
}
