import { expect, test } from 'vitest';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { addSchedule, signUpGuest, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { approved, EVENING } from '../../../meeting/booking/test/support.ts';

const app = useTestApp();
const { addFavorite, listFavorites } = favoriteRoutes;

/** What a new guest who has saved her is told each time he looks. */
async function nextOpenOf(castId: string) {
  const guest = await signUpGuest(app);
  await app.ok(addFavorite, { body: { castId } }, guest);
  return async () => (await app.ok(listFavorites, {}, guest)).items[0]!.nextOpen;
}

test('a favourite says when she can be met next: never today, and not while she is paused', async () => {
  const cast = await verifiedCast(app);
  const nextOpen = await nextOpenOf(cast.userId);
  expect(await nextOpen()).toBe(null);
  const today = dayOf(app.clock.now());
  await addSchedule(app, cast.userId, { day: today });
  const day = addDays(today, 5);
  await addSchedule(app, cast.userId, { day, fromMinute: 18 * 60 });
  expect(await nextOpen()).toEqual({ day, minute: 18 * 60 });
  await app.db
    .updateTable('cast_member')
    .set({ paused_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  expect(await nextOpen()).toBe(null);
});

test('what is agreed with somebody else is not free', async () => {
  const { cast } = await approved(app, { body: { startMinute: 17 * 60, endMinute: 18 * 60 + 30 } });
  const nextOpen = await nextOpenOf(cast.userId);
  expect(await nextOpen()).toEqual({ day: EVENING, minute: 18 * 60 + 30 });
});
