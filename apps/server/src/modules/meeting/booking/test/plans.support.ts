import { sql } from 'kysely';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { profileRoutes } from '@yoimachi/contract/profile';
import type { Route } from '@yoimachi/contract/route';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { LIST_STATUS_GROUPS, ListStatus, TimeTab } from '@yoimachi/domain/booking';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { moduleFactories } from '../../../../modules.ts';
import { assertCoherent } from '#money/points';
import type { Db } from '#platform/database';
import { createHttp } from '#platform/http';
import { queuesOf, type DueWork } from '#platform/jobs';
import { insertCrowd, insertFinishedWork, type CrowdSize } from '../../../../test-support/crowd/index.ts';
import { addSchedule, guestWithPoints, verifiedCast, type TestApp } from '../../../../test-support/index.ts';
import { plansOf, type Plan } from '../../../../test-support/plan.ts';
import { requestBody, type Bookable } from './support.ts';

/** A database of many past bookings, and a guest and a cast with a long history and full days ahead. */
export interface Crowded {
  readonly guest: Bookable;
  readonly cast: Bookable;
  /** A finished meeting of each, paid with points and a card. */
  readonly pastOf: Record<'guest' | 'cast', string>;
}

/** What was read, and its plans. */
interface ReadPlans {
  readonly name: string;
  readonly plans: readonly Plan[];
}

/** Something people look at, and how it is requested. */
export type Read = readonly [name: string, run: () => Promise<unknown>];

/** The first day after those on which both have a booking: both are free then. */
const FREE_DAYS_AHEAD = 29;

export async function crowded(
  test: TestApp,
  size: Pick<CrowdSize, 'bookings' | 'guests' | 'casts' | 'transfers'>,
): Promise<Crowded> {
  const guest = await guestWithPoints(test, 500_000);
  const cast = await verifiedCast(test);
  const day = addDays(dayOf(test.clock.now()), FREE_DAYS_AHEAD);
  const schedule = await addSchedule(test, cast.userId, { day });
  const crowd = {
    ...size,
    now: test.clock.now(),
    focus: { guestId: guest.userId, castId: cast.userId },
  };
  await leaveAsAnalysed(test.db);
  await insertCrowd(test.db, crowd);
  await assertCoherent(test.db);
  await insertFinishedWork(test.db, crowd);
  await analyzeFinely(test.db);
  const pastOf = {
    guest: await lastMeeting(test, 'guest', guest.userId),
    cast: await lastMeeting(test, 'cast', cast.userId),
  };
  return { guest: { ...guest, ...schedule }, cast: { ...cast, ...schedule }, pastOf };
}

const TABLES =
  'booking, participation, schedule, review, lot, wallet, purchase, top_up, settlement, debt, payoff, cast_member, store'.split(
    ', ',
  );

/** Autovacuum would sample them again in between, more coarsely, at a time of its own. */
async function leaveAsAnalysed(db: Db): Promise<void> {
  for (const table of TABLES)
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
}

/** Nearly every row is sampled: otherwise two plans of equal cost would swap from run to run. */
const analyzeFinely = (db: Db): Promise<void> =>
  db.connection().execute(async (one) => {
    await sql`set default_statistics_target = 2000`.execute(one);
    await sql`analyze ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(one);
    await sql`reset default_statistics_target`.execute(one);
  });

/** Every booking read of a guest or a cast: lists with their next pages, details, day pages, months, and a request. */
export function readsOf(test: TestApp, { guest, cast, pastOf }: Crowded): Read[] {
  const today = dayOf(test.clock.now());
  const month = { from: `${today.slice(0, 7)}-01`, to: addDays(today, 31) };
  const sides = [
    ['guest', guest, guestBookingRoutes.listGuestBookings, guestBookingRoutes.todayGuestBookings],
    ['cast', cast, castBookingRoutes.listCastBookings, castBookingRoutes.todayCastBookings],
  ] as const;
  const get = (route: Route, by: Bookable, query: object = {}) => test.ok(route, { query } as never, by);
  const filters = [
    ...Object.values(TimeTab).map((tab) => [tab, { tab }] as const),
    ...Object.keys(LIST_STATUS_GROUPS).map((group) => [group, { group }] as const),
    ...Object.values(ListStatus).map((status) => [`by status ${status}`, { status }] as const),
  ];
  const lists = sides.flatMap(([side, by, list]) =>
    filters.map(([name, filter]): Read => [`${side}: list ${name}`, () => pages(test, list, by, filter)]),
  );
  const bySide = sides.flatMap(([side, by, , ofDay]): Read[] => [
    [`${side}: day page`, () => get(ofDay, by)],
  ]);
  const one = (route: Route, by: Bookable, bookingId: string) =>
    test.ok(route, { params: { bookingId } } as never, by);
  const { place: _place, ...question } = requestBody(cast);
  return [
    ...lists,
    ...bySide,
    ['cast: home', () => get(profileRoutes.castHome, cast)],
    ['cast: month', () => get(scheduleRoutes.listSchedules, cast, month)],
    [
      'guest: month of a cast',
      () => test.ok(scheduleRoutes.listCastDays, { params: { castId: cast.userId }, query: month }, guest),
    ],
    ['guest: detail', () => one(guestBookingRoutes.getGuestBooking, guest, pastOf.guest)],
    ['cast: detail', () => one(castBookingRoutes.getCastBooking, cast, pastOf.cast)],
    ['guest: quote', () => test.ok(guestBookingRoutes.checkValidDate, { body: question }, guest)],
    ['guest: request and its approval', () => requestAndApprove(test, { guest, cast })],
  ];
}

/** The first page of a list and the one after it. */
async function pages(test: TestApp, list: Route, by: Bookable, filter: object): Promise<void> {
  const page: unknown = await test.ok(list, { query: filter } as never, by);
  const { nextCursor } = page as { readonly nextCursor: string | null };
  if (nextCursor !== null) await test.ok(list, { query: { ...filter, cursor: nextCursor } } as never, by);
}

async function lastMeeting(test: TestApp, side: 'guest' | 'cast', accountId: string): Promise<string> {
  const participation = await test.db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .select('p.booking_id')
    .where(`p.${side}_id`, '=', accountId)
    .where('p.finished_at', 'is not', null)
    .where('b.missing_points', '>', 0)
    .orderBy('p.starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return participation.booking_id;
}

async function requestAndApprove(test: TestApp, { guest, cast }: Omit<Crowded, 'pastOf'>): Promise<void> {
  const { bookingId } = await test.ok(guestBookingRoutes.requestBooking, { body: requestBody(cast) }, guest);
  await test.ok(castBookingRoutes.confirmBooking, { body: { bookingId, version: 1, decision: 1 } }, cast);
}

/** The plans of every read, each executed once. */
export async function plansOfReads(reads: readonly Read[]): Promise<ReadPlans[]> {
  const found: ReadPlans[] = [];
  for (const [name, run] of reads) found.push({ name, plans: await plansOf(run) });
  return found;
}

/** What the clock looks for in every feature, with the plans of asking for the first, and for those done together; and how much there was. */
export async function plansOfDueWork(test: TestApp): Promise<(ReadPlans & { readonly due: number })[]> {
  const modules = moduleFactories.map((factory) => factory(test.context));
  const { config, log, metrics } = test.context;
  const http = await createHttp(config, log, metrics);
  // The payment service has somebody to notify only where its pages are served.
  const door = { access: modules.find((module) => module.access)!.access! };
  for (const module of modules) await module.pages?.(http, test.app, door);
  const works: DueWork[] = modules.flatMap((module) => module.dueWork ?? []);
  const queues = queuesOf(test.db);
  const found = [];
  for (const work of works) {
    let due = 0;
    const plans = await plansOf(async () => {
      const heads = await queues.heads([work], 1);
      due = heads.length + (work.together ? (await queues.first(work, 50)).length : 0);
    });
    found.push({ name: work.name, plans, due });
  }
  for (const module of modules) await module.close?.();
  await http.close();
  return found;
}

/** PostgreSQL never says how many rows a BitmapAnd returns: it may read as many entries as fit in a page of an index. */
const leastOf = (step: Plan['steps'][number]): number => (step.name === 'BitmapAnd' ? 10 : 1);

/** The branches of an exclusion constraint's index overlap: among a million rows it looks into some thirty pages for one cast. */
const leastRowsOf = (step: Plan['steps'][number]): number => (step.name.endsWith('_no_overlap') ? 4 : 1);

/**
 * Steps that examine more than ten times the rows they return, or more than ten pages per row: an index scanned from end to end shows only
 * in its pages. A count has to read what it counts; the rule applies to its own input.
 */
export function wasteful({ plans }: ReadPlans): string[] {
  return plans.flatMap(({ text, kind, steps }) =>
    steps
      .filter(
        (step) =>
          (!step.isAggregate && step.rowsRead > 10 * Math.max(leastOf(step), step.rowsReturned)) ||
          (step.isScan && step.pages > 10 * Math.max(leastRowsOf(step), step.runs, step.rowsReturned)),
      )
      .map((step) => `${kind}: ${JSON.stringify(step)} in ${text}`),
  );
}

/** Which tables are read by which index, one line each, without how often. */
export function shapeOf({ name, plans }: ReadPlans): string {
  const steps = plans.flatMap((plan) => plan.steps.filter((step) => step.isScan).map((step) => step.name));
  return [name, ...[...new Set(steps)].sort().map((step) => `  ${step}`)].join('\n');
}
