import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays } from '@yoimachi/domain/time';
import { useTestApp } from '../../../../test-support/index.ts';
import { bookableCast, EVENING, requested } from './support.ts';

const app = useTestApp();

test('his next request is offered the places of his last ones, each once, and nobody else', async () => {
  const { guest, cast } = await requested(app);
  const offered = () => app.ok(guestBookingRoutes.recentPlaces, {}, guest);
  expect(await offered()).toEqual({ places: ['銀座駅 A4出口'] });
  for (const [ahead, place] of [
    [1, '新宿駅 東口'],
    [2, '銀座駅 A4出口'],
  ] as const) {
    const day = addDays(EVENING, ahead);
    await requested(app, { guest, cast: await bookableCast(app, { day }), body: { day, place } });
  }
  expect(await offered()).toEqual({ places: ['銀座駅 A4出口', '新宿駅 東口'] });
  const other = await requested(app, { body: { place: '渋谷駅 ハチ公口' } });
  expect(await app.ok(guestBookingRoutes.recentPlaces, {}, other.guest)).toEqual({
    places: ['渋谷駅 ハチ公口'],
  });
  expect(await app.call(guestBookingRoutes.recentPlaces, {}, cast)).toMatchObject({ status: 403 });
});
