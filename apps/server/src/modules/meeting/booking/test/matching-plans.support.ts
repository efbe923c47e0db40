import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays } from '@yoimachi/domain/time';
import { castsOfStores } from '../../../../test-support/crowd/index.ts';
import type { TestApp } from '../../../../test-support/index.ts';
import type { Crowded, Read } from './plans.support.ts';
import { requestBody, seen } from './support.ts';

const { matchingCasts, checkValidCasts, checkValidDate, requestBooking } = guestBookingRoutes;

/** All casts of the store one of them works in. */
async function colleaguesOf(test: TestApp, castId: string): Promise<string[]> {
  const store = test.db.selectFrom('cast_member').select('store_id').where('id', '=', castId);
  const casts = test.db.selectFrom('cast_member').select('id').where('store_id', '=', store).orderBy('id');
  return (await casts.execute()).map(({ id }) => id);
}

async function fourAsked(test: TestApp, { guest }: Crowded, castIds: readonly string[]) {
  const rows = await test.db
    .selectFrom('schedule')
    .innerJoin('cast_member as c', 'c.id', 'cast_id')
    .select(['schedule.id as scheduleId', 'cast_id', 'version', 'price30', 'price15'])
    .where('cast_id', 'in', castIds)
    .where('day', '=', guest.day)
    .execute();
  const casts = rows.map(({ price30, price15, ...row }) => ({
    ...seen({ ...guest, ...row, userId: row.cast_id }),
    price30,
    price15,
  }));
  if (casts.length !== 4) throw new Error(`${casts.length} schedules instead of four`);
  return requestBody(guest, { casts });
}

/**
 * Pages of casts who can come along, from a large store and a small one, on a free day and on one when the guest has a booking, and the
 * check of four casts together; last their request, which works only once.
 */
export async function readsOfMatching(test: TestApp, crowd: Crowded): Promise<Read[]> {
  const { guest } = crowd;
  const { large, small } = await castsOfStores(test.db);
  const colleagues = await colleaguesOf(test, large);
  const match = (castId: string, day: string, cursor?: string) => {
    const query = { castId, day, startMinute: 18 * 60, endMinute: 19 * 60, cursor };
    return test.ok(matchingCasts, { query }, guest);
  };
  const body = await fourAsked(test, crowd, colleagues.slice(600, 604));
  const { clientRequestId: _id, place: _place, ...question } = body;
  const one = colleagues[500]!;
  const { nextCursor } = await match(one, guest.day);
  if (nextCursor === null) throw new Error('the large store has one page only');
  return [
    ['guest: casts matching', () => match(one, guest.day)],
    ['guest: casts matching, next page', () => match(one, guest.day, nextCursor)],
    ['guest: casts matching on a day with a booking', () => match(one, addDays(guest.day, -10))],
    ['guest: casts matching in a small store', () => match(small, guest.day)],
    ['guest: four casts checked', () => test.ok(checkValidCasts, { body: question }, guest)],
    ['guest: quote of four casts', () => test.ok(checkValidDate, { body: question }, guest)],
    ['guest: request to four casts', () => test.ok(requestBooking, { body }, guest)],
  ];
}
