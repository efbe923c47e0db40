import { expect, test } from 'vitest';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { searchRoutes } from '@yoimachi/contract/search';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { addSchedule, signUpGuest, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { approved, EVENING } from '../../../meeting/booking/test/support.ts';

const app = useTestApp();
const { addFavorite, listFavorites } = favoriteRoutes;

/** What a new guest who has saved her is told each time he looks. */
async function nextOpenOf(castId: string) {
  const guest = await signUpGuest(app);
  await app.ok(addFavorite, { body: { castId } }, guest);
  return async () => (await app.ok(listFavorites, {}, guest)).items.map((card) => card.nextOpen);
}

test('a favourite says when she can be met next: never today; while she is paused she is not there', async () => {
  const cast = await verifiedCast(app);
  const nextOpen = await nextOpenOf(cast.userId);
  expect(await nextOpen()).toEqual([null]);
  const today = dayOf(app.clock.now());
  await addSchedule(app, cast.userId, { day: today });
  const day = addDays(today, 5);
  await addSchedule(app, cast.userId, { day, fromMinute: 18 * 60 });
  expect(await nextOpen()).toEqual([{ day, minute: 18 * 60 }]);
  const pausedAt = (at: Date | null) =>
    app.db.updateTable('cast_member').set({ paused_at: at }).where('id', '=', cast.userId).execute();
  await pausedAt(app.clock.now());
  expect(await nextOpen()).toEqual([]);
  await pausedAt(null);
  expect(await nextOpen()).toHaveLength(1);
});

test('what is agreed with somebody else is not free', async () => {
  const { cast } = await approved(app, { body: { startMinute: 17 * 60, endMinute: 18 * 60 + 30 } });
  const nextOpen = await nextOpenOf(cast.userId);
  expect(await nextOpen()).toEqual([{ day: EVENING, minute: 18 * 60 + 30 }]);
});

test('a search without a day says it too, of favourites who are not free tomorrow', async () => {
  const guest = await signUpGuest(app);
  const [kept, keptAndFree, other] = [
    await verifiedCast(app, { district: '中洲' }),
    await verifiedCast(app, { district: '中洲' }),
    await verifiedCast(app, { district: '中洲' }),
  ];
  const tomorrow = addDays(dayOf(app.clock.now()), 1);
  const day = addDays(tomorrow, 4);
  for (const { userId } of [kept, keptAndFree, other]) {
    await addSchedule(app, userId, { day, fromMinute: 18 * 60 });
  }
  await addSchedule(app, keptAndFree.userId, { day: tomorrow });
  for (const { userId } of [kept, keptAndFree]) {
    await app.ok(addFavorite, { body: { castId: userId } }, guest);
  }
  const found = async (query: object) => {
    const { items } = await app.ok(
      searchRoutes.searchCasts,
      { query: { district: '中洲', ...query } },
      guest,
    );
    return new Map(items.map(({ castId, nextOpen }) => [castId, nextOpen]));
  };
  expect(await found({})).toEqual(
    new Map([
      [kept.userId, { day, minute: 18 * 60 }],
      [keptAndFree.userId, undefined],
      [other.userId, undefined],
    ]),
  );
  expect((await found({ day })).get(kept.userId)).toBe(undefined);
});
