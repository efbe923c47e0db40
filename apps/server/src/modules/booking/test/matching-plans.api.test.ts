import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays } from '@yoimachi/domain/time';
import { startTestApp, type TestApp } from '../../../test-support/index.ts';
import { plansOf } from '../../../test-support/plan.ts';
import { crowded, shapeOf, wasteful, type Crowded } from './plans.support.ts';
import { requestBody, seen } from './support.ts';

// The books of this file are not coherent: see insertCrowd.
let test: TestApp;
let crowd: Crowded;
let colleagues: string[];
beforeAll(async () => {
  test = await startTestApp();
  crowd = await crowded(test, { bookings: 50_000, guests: 1_000, casts: 2_000 });
  const { store_id } = await test.db
    .selectFrom('cast_member')
    .select('store_id')
    .groupBy('store_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = await test.db
    .selectFrom('cast_member')
    .select('id')
    .where('store_id', '=', store_id)
    .orderBy('id')
    .execute();
  colleagues = rows.map(({ id }) => id);
}, 300_000);
afterAll(() => test.close());

const { matchingCasts, checkValidCasts, checkValidDate, requestBooking } = guestBookingRoutes;

/** Pages of a large store, on a free day and on one on which the guest has a booking, and four of its casts asked together. */
async function plansOfAll() {
  const { guest } = crowd;
  const [day, four] = [guest.day, colleagues.slice(1000, 1004)];
  const match = (of: string, cursor?: string) => {
    const query = { castId: colleagues[500]!, day: of, startMinute: 18 * 60, endMinute: 19 * 60, cursor };
    return test.ok(matchingCasts, { query }, guest);
  };
  const { schedules, body } = await fourAsked(four);
  expect(schedules).toBe(4);
  const { clientRequestId: _id, place: _place, ...question } = body;
  const first = await match(day);
  expect(first.items).toHaveLength(20);
  const reads: [string, () => Promise<unknown>][] = [
    ['guest: casts matching', () => match(day)],
    ['guest: casts matching, next page', () => match(day, first.nextCursor!)],
    ['guest: casts matching on a day with a booking', () => match(addDays(day, -10))],
    ['guest: four casts checked', () => test.ok(checkValidCasts, { body: question }, guest)],
    ['guest: quote of four casts', () => test.ok(checkValidDate, { body: question }, guest)],
    ['guest: request to four casts', () => test.ok(requestBooking, { body }, guest)],
  ];
  const found = [];
  for (const [name, run] of reads) found.push({ name, plans: await plansOf(run) });
  return found;
}

async function fourAsked(castIds: readonly string[]) {
  const { guest } = crowd;
  const rows = await test.db
    .selectFrom('schedule')
    .select(['id as scheduleId', 'cast_id', 'version'])
    .where('cast_id', 'in', castIds)
    .where('day', '=', guest.day)
    .execute();
  const casts = rows.map((row) => seen({ ...guest, ...row, userId: row.cast_id }));
  return { schedules: rows.length, body: requestBody(guest, { casts }) };
}

it('in a store of thousands no step looks at more than ten times what it returns', async () => {
  const reads = await plansOfAll();
  expect(reads.flatMap(wasteful)).toEqual([]);
  await expect(`${reads.map(shapeOf).join('\n')}\n`).toMatchFileSnapshot('./plans.matching.txt');
});
