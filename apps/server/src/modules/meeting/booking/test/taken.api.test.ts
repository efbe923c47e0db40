import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { phaseOf, type BookingStatus } from '@yoimachi/domain/booking';
import { guestWithPoints, useTestApp, type Person } from '../../../../test-support/index.ts';
import {
  bookableCast,
  EVENING,
  joinStore,
  participationOf,
  requestBody,
  requested,
  type Bookable,
} from './support.ts';

// All who ask whether a cast's time is taken, with her time from 17:00 to 18:30 in every state that a booking can be in.

const app = useTestApp();
const NICKNAME = '夕月';
const [START, END] = [17 * 60, 18 * 60 + 30];
const body = { startMinute: START, endMinute: END };

let cast: Bookable;
let main: Bookable;
let asking: Person;
let participationId: string;
let rivalId: string;
beforeAll(async () => {
  cast = await bookableCast(app, { nickname: NICKNAME });
  main = await bookableCast(app);
  await joinStore(app, [main, cast]);
  const first = await requested(app, { cast, body });
  const rival = await requested(app, { cast, body });
  participationId = (await participationOf(app, first.bookingId)).id;
  rivalId = (await participationOf(app, rival.bookingId)).id;
  asking = await guestWithPoints(app);
  await app.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, asking);
});

/** Whether each of them takes the time for free. */
async function answers() {
  const castId = cast.userId;
  const day = { from: EVENING, to: EVENING };
  const { days } = await app.ok(scheduleRoutes.listCastDays, { params: { castId }, query: day }, asking);
  const query = { words: NICKNAME, day: EVENING };
  const { items: found } = await app.ok(searchRoutes.searchCasts, { query }, asking);
  const { items: kept } = await app.ok(favoriteRoutes.listFavorites, {}, asking);
  const { place: _, clientRequestId: __, ...choice } = requestBody(cast, body);
  const { casts } = await app.ok(guestBookingRoutes.checkValidCasts, { body: choice }, asking);
  const question = { castId: main.userId, day: EVENING, ...body };
  const { items: company } = await app.ok(guestBookingRoutes.matchingCasts, { query: question }, asking);
  return {
    days: days[0]!.free[0]!.fromMinute === START,
    search: found[0]!.openFromMinute === START,
    favorite: kept[0]!.nextOpen!.minute === START,
    request: casts[0]!.code !== 'CAST_UNAVAILABLE_AT_TIME',
    company: company.some(({ userId }) => userId === castId),
    database: await canBeApproved(),
  };
}

/** What the overlap constraint says of another approval of the time. */
async function canBeApproved(): Promise<boolean> {
  const rolledBack = new Error('rolled back');
  const tried = app.db.transaction().execute(async (trx) => {
    await sql`update participation set status = 'APPROVE' where id = ${rivalId}`.execute(trx);
    throw rolledBack;
  });
  const error: unknown = await tried.catch((caught: unknown) => caught);
  if (error === rolledBack) return true;
  expect(error).toMatchObject({ constraint: 'participation_no_overlap' });
  return false;
}

const STATES: readonly (readonly [BookingStatus, isArrived: boolean, isFinished: boolean])[] = [
  ['PENDING', false, false],
  ['APPROVE', false, false],
  ['APPROVE', true, false],
  ['APPROVE', true, true],
  ['NO_SHOW', false, false],
  ['FORCE_FINISH', true, true],
  ['REJECT', false, false],
  ['AUTO_REJECT', false, false],
  ['CANCEL', false, false],
  ['AUTO_CANCEL', false, false],
];

test.each(STATES)('%s, arrived %s, finished %s: all say the same', async (status, isArrived, isFinished) => {
  const at = app.clock.now();
  const [arrived_at, finished_at] = [isArrived ? at : null, isFinished ? at : null];
  await app.db
    .updateTable('participation')
    .set({ status, arrived_at, finished_at })
    .where('id', '=', participationId)
    .execute();
  const phase = phaseOf({
    status,
    arrivedAt: arrived_at,
    finishedAt: finished_at,
    confirmedAt: null,
    claimedAt: null,
    claimEndedAt: null,
  });
  const isFree = !['held', 'due', 'meeting', 'noShow'].includes(phase);
  const said = await answers();
  expect(said).toEqual(Object.fromEntries(Object.keys(said).map((asker) => [asker, isFree])));
  const open = await sql`select from open_participation where id = ${participationId}`.execute(app.db);
  expect(open.rows).toHaveLength(!isFree || phase === 'pending' ? 1 : 0);
});
