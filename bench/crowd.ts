import { sql } from 'kysely';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { LIST_STATUS_GROUPS, TimeTab } from '@yoimachi/domain/booking';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { addSchedule, verifiedCast } from '../apps/server/src/test-support/casts.ts';
import { assertCoherent } from '../apps/server/src/modules/money/points/index.ts';
import { castsOfStores, insertCrowd } from '../apps/server/src/test-support/crowd/index.ts';
import type { Person } from '../apps/server/src/test-support/people.ts';
import { guestWithPoints } from '../apps/server/src/test-support/points.ts';
import type { Db } from '../apps/server/src/platform/database/index.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import { officeReads } from './office.ts';
import { prepared, type BenchApp } from './people.ts';
import type { CrowdCounts, PreparedCall, PreparedReads } from './protocol.ts';

/** The crowd's guest and cast have a booking on each of the coming 28 days. */
const FREE_DAYS_AHEAD = 29;

/** Fills the database with the crowd alone. */
export async function fill({ db, clock }: BenchApp, crowd: CrowdCounts): Promise<void> {
  await insertCrowd(db, { ...crowd, now: clock.now() });
  await assertCoherent(db);
}

/** One cast in fifty came within the last days. */
async function letSomeBeNew(db: Db, now: Date): Promise<void> {
  await sql`update cast_member set registered_at = ${now}::timestamptz - interval '10 days'
    where hashtextextended(id::text, 0) % 50 = 0`.execute(db);
}

const FAVORITES = 30;

/** Casts whom a guest keeps, from the whole crowd. */
export async function keepFavorites(db: Db, guestId: string, at: Date): Promise<void> {
  await sql`
    insert into favorite (guest_id, cast_id, created_at)
    select ${guestId}, id, ${at} from cast_member where listed order by md5(id::text) limit ${sql.lit(FAVORITES)}`.execute(
    db,
  );
}

/** Fills the database; the calls by which a guest and a cast with a long history view theirs. */
export async function fillForReads(app: BenchApp, crowd: CrowdCounts): Promise<PreparedReads> {
  const test = app as TestApp;
  const guest = await guestWithPoints(test, 500_000);
  const cast = await verifiedCast(test);
  const now = app.clock.now();
  const today = dayOf(now);
  const { day, version } = await addSchedule(test, cast.userId, { day: addDays(today, FREE_DAYS_AHEAD) });
  await insertCrowd(app.db, { ...crowd, now, focus: { guestId: guest.userId, castId: cast.userId } });
  await letSomeBeNew(app.db, now);
  await assertCoherent(app.db);
  const month = `from=${today.slice(0, 7)}-01&to=${addDays(today, 31)}`;
  const ofCast = scheduleRoutes.listCastDays.path.replace(':castId', cast.userId);
  const question = {
    day,
    startMinute: 18 * 60,
    endMinute: 19 * 60 + 30,
    guestCount: 1,
    casts: [{ castId: cast.userId, scheduleVersion: version, price30: 5000, price15: 2500 }],
  };
  const lists = async (filters: readonly Filter[]) => [
    ...(await pages(app, guestBookingRoutes.listGuestBookings, filters, guest)),
    ...(await pages(app, castBookingRoutes.listCastBookings, filters, cast)),
  ];
  return {
    list: await lists(Object.values(TimeTab).map((tab) => ({ tab }))),
    groups: await lists(Object.keys(LIST_STATUS_GROUPS).map((group) => ({ group }))),
    month: [
      await reading(`${scheduleRoutes.listSchedules.path}?${month}`, cast),
      await reading(`${ofCast}?${month}`, guest),
    ],
    dayPage: [
      await reading(guestBookingRoutes.todayGuestBookings.path, guest),
      await reading(castBookingRoutes.todayCastBookings.path, cast),
    ],
    matching: [await prepared(guestBookingRoutes.checkValidDate, question, guest)],
    castsMatching: await castsMatching(app, day, guest),
    ...(await officeReads(app)),
  };
}

const reading = async (path: string, by: Person): Promise<PreparedCall> => ({
  method: 'GET',
  path: `/v1${path}`,
  headers: { authorization: `Bearer ${await by.token()}` },
});

type Filter = Readonly<Record<string, string>>;
type ListRoute =
  | typeof guestBookingRoutes.listGuestBookings
  | typeof castBookingRoutes.listCastBookings
  | typeof guestBookingRoutes.matchingCasts;

/** The first page of each filter, and the next one if there is one. */
async function pages(
  app: BenchApp,
  route: ListRoute,
  filters: readonly Filter[],
  by: Person,
): Promise<PreparedCall[]> {
  const calls: PreparedCall[] = [];
  const read = (query: Filter) => reading(`${route.path}?${new URLSearchParams(query)}`, by);
  for (const filter of filters) {
    const page = await app.ok(route, { query: filter }, by);
    calls.push(await read(filter));
    if (page.nextCursor !== null) calls.push(await read({ ...filter, cursor: page.nextCursor }));
  }
  return calls;
}

/** Who can accompany a cast of the crowd's large store, and one of a small store. */
async function castsMatching(app: BenchApp, day: Day, guest: Person): Promise<PreparedCall[]> {
  const { large, small } = await castsOfStores(app.db);
  const time = { day, startMinute: '1080', endMinute: '1140' };
  const filters = [large, small].map((castId) => ({ castId, ...time }));
  return pages(app, guestBookingRoutes.matchingCasts, filters, guest);
}
