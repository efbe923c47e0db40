import { expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { pricingRoutes } from '@yoimachi/contract/pricing';
import { addDays } from '@yoimachi/domain/time';
import { guestWithPoints, useTestApp, type Person } from '../../../../test-support/index.ts';
import { profileFeature } from '../../../../wiring/people.ts';
import {
  approved,
  bookableCast,
  BOOKING_MODULES,
  EVENING,
  joinStore,
  participationOf,
  requestBody,
  requested,
  seen,
  severalCasts,
  type Bookable,
} from './support.ts';

const app = useTestApp({ modules: [...BOOKING_MODULES, profileFeature] });
const { matchingCasts, checkValidCasts } = guestBookingRoutes;

const question = (main: Person, change: object = {}) => ({
  castId: main.userId,
  day: EVENING,
  startMinute: 18 * 60,
  endMinute: 19 * 60 + 30,
  ...change,
});
async function matches(guest: Person, main: Person, change: object = {}): Promise<string[]> {
  const { items } = await app.ok(matchingCasts, { query: question(main, change) }, guest);
  return items.map(({ userId }) => userId);
}
const namesOf = (...casts: readonly Person[]) => casts.map(({ userId }) => userId).sort();

test('casts of her store whose schedules hold the time can come along', async () => {
  const guest = await guestWithPoints(app);
  const [main, one, other] = await severalCasts(app, 3);
  await bookableCast(app);
  const [early, late, tomorrow] = [
    await bookableCast(app, { toMinute: 19 * 60 + 15 }),
    await bookableCast(app, { fromMinute: 18 * 60 + 15 }),
    await bookableCast(app, { day: addDays(EVENING, 1) }),
  ];
  await joinStore(app, [main!, early, late, tomorrow]);
  expect(await matches(guest, main!)).toEqual(namesOf(one!, other!));
  const { items, nextCursor } = await app.ok(matchingCasts, { query: question(main!) }, guest);
  expect(nextCursor).toBeNull();
  expect(items[0]).toEqual({
    userId: items[0]!.userId,
    nickname: '美月',
    age: 28,
    photo: null,
    storeName: 'ラウンジ 灯',
    district: '銀座',
    storeAddress: '東京都中央区銀座4-0-0',
    under20: false,
    scheduleVersion: 1,
    price30: 5000,
    price15: 2500,
    fromMinute: 17 * 60,
    toMinute: 20 * 60 + 30,
    cantJoinAlone: false,
  });
  expect(await matches(guest, main!, { endMinute: 19 * 60 })).toEqual(namesOf(one!, other!, early));
  expect(await matches(guest, main!, { day: addDays(EVENING, 1) })).toEqual([tomorrow.userId]);
});

test('who cannot be asked is not offered', async () => {
  const day = addDays(EVENING, 1);
  const [main, free, paused, taken, unwilling, blocked, self] = await severalCasts(app, 7, { day });
  const guest = await guestWithPoints(app, 100_000, { phone: self!.phone });
  await app.db
    .updateTable('cast_member')
    .set({ paused_at: app.clock.now() })
    .where('id', '=', paused!.userId)
    .execute();
  const { bookingId } = await approved(app, { cast: taken! });
  const pair = (cast: Bookable) => ({ guest_id: guest.userId, cast_id: cast.userId });
  const row = { id: app.context.ids.newId(), created_at: app.clock.now() };
  const participation_id = (await participationOf(app, bookingId)).id;
  const refusal = { participation_id, author: 'cast', tier: 'BAD', again: 'NOT_OK' } as const;
  await app.db
    .insertInto('review')
    .values({ ...row, ...pair(unwilling!), ...refusal })
    .execute();
  await app.db
    .insertInto('account_block')
    .values({ ...row, ...pair(blocked!), blocked_by: 'guest' })
    .execute();
  expect(await matches(guest, main!, { day })).toEqual([free!.userId]);
  // Outside the approved hour and a half she is free.
  const later = { day, startMinute: 19 * 60 + 30, endMinute: 20 * 60 + 15 };
  expect(await matches(guest, main!, later)).toEqual(namesOf(free!, taken!));
});

test('whom he asked for the day is not offered again', async () => {
  const day = addDays(EVENING, 2);
  const [main, asked, free] = await severalCasts(app, 3, { day });
  const { guest } = await requested(app, { cast: asked! });
  expect(await matches(guest, main!, { day })).toEqual([free!.userId]);
});

test('page after page, each cast once', async () => {
  const day = addDays(EVENING, 3);
  const guest = await guestWithPoints(app);
  const [main, ...others] = await severalCasts(app, 26, { day });
  const first = await app.ok(matchingCasts, { query: question(main!, { day }) }, guest);
  expect(first.items).toHaveLength(20);
  const cursor = first.nextCursor!;
  const second = await app.ok(matchingCasts, { query: question(main!, { day, cursor }) }, guest);
  expect(second.nextCursor).toBeNull();
  const found = [...first.items, ...second.items].map(({ userId }) => userId);
  expect(found).toEqual(namesOf(...others));
});

test('bad questions are refused', async () => {
  const guest = await guestWithPoints(app);
  const main = await bookableCast(app);
  const call = (change: object) => app.call(matchingCasts, { query: question(main, change) }, guest);
  expect(await call({ castId: guest.userId })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await call({ endMinute: 18 * 60 })).toMatchObject({
    code: 'VALIDATION',
    details: { field: 'endMinute' },
  });
  for (const [change, field] of [
    [{ startMinute: 18 * 60 + 1 }, 'startMinute'],
    [{ endMinute: 19 * 60 + 20 }, 'endMinute'],
  ] as const) {
    expect(await call(change)).toMatchObject({ status: 400, code: 'REQUEST_STEP', details: { field } });
  }
  expect(await call({ cursor: 'bm9uZQ' })).toMatchObject({
    code: 'VALIDATION',
    details: { field: 'cursor' },
  });
  expect(await call({ day: '2026-02-30' })).toMatchObject({ status: 400 });
  await app.db.updateTable('cast_member').set({ store_id: null }).where('id', '=', main.userId).execute();
  expect(await matches(guest, main)).toEqual([]);
});

test('a choice is told who of it still can be asked', async () => {
  const day = addDays(EVENING, 4);
  const guest = await guestWithPoints(app);
  const casts = await severalCasts(app, 4, { day });
  const stranger = await bookableCast(app, { day });
  const { clientRequestId: _id, place: _place, ...body } = requestBody(casts[0]!, { casts: casts.map(seen) });
  const check = async (change: object = {}) =>
    (await app.ok(checkValidCasts, { body: { ...body, ...change } }, guest)).casts;
  expect(await check()).toEqual(casts.map(({ userId }) => ({ castId: userId, code: null, message: null })));
  await app.ok(pricingRoutes.putPrices, { body: { price30: 6000 } }, casts[0]);
  await approved(app, { cast: casts[1]! });
  await app.db.deleteFrom('schedule').where('id', '=', casts[2]!.scheduleId).execute();
  const mixed = [...casts.slice(0, 3), stranger];
  expect(await check({ casts: mixed.map(seen) })).toEqual([
    { castId: casts[0]!.userId, code: 'PRICE_CHANGED', message: expect.stringContaining('料金が変更') },
    {
      castId: casts[1]!.userId,
      code: 'CAST_UNAVAILABLE_AT_TIME',
      message: expect.stringContaining('予約を受け付けて'),
    },
    { castId: casts[2]!.userId, code: 'CASTS_UNAVAILABLE', message: expect.stringContaining('受付できない') },
    { castId: stranger.userId, code: 'CASTS_NOT_MATCHING', message: expect.stringContaining('同じ店舗') },
  ]);
  expect(await check({ casts: [seen(casts[3]!)], guestCount: 2 })).toMatchObject([{ code: null }]);
  const unknown = { ...seen(casts[3]!), castId: guest.userId };
  const call = (some: readonly object[]) =>
    app.call(checkValidCasts, { body: { ...body, casts: some as never } }, guest);
  expect(await call([unknown])).toMatchObject({ status: 404 });
  expect(await call([seen(casts[3]!), seen(casts[3]!)])).toMatchObject({ code: 'VALIDATION' });
});
