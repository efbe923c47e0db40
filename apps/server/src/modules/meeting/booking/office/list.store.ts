import { sql, type RawBuilder } from 'kysely';
import type { ListStatus } from '@yoimachi/domain/booking';
import { MAX_MINUTE } from '@yoimachi/domain/schedule';
import { addDays, DAY_MINUTES, instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, PLAN_ANEW, type Db, type FieldsOf } from '#platform/database';
import type { Place } from '#platform/page';
import { IS_LEAD, SHELVES } from '../read/tab.ts';

export interface BookingFilter {
  readonly status?: ListStatus | 'CLAIM' | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  readonly guestId?: string | undefined;
  readonly castId?: string | undefined;
  readonly storeId?: string | undefined;
  readonly number?: string | undefined;
}

type Condition = RawBuilder<unknown>;
export interface PlacedBooking {
  readonly id: string;
  readonly starts_at: Date;
}
interface Page {
  /** The last booking of the page before. */
  readonly after: Place | null;
  readonly limit: number;
}

/**
 * A page of everybody's bookings, those that begin last first. A guest's, a cast's and a store's are each read along an index of their
 * participations, no further than a page.
 */
export async function pageOfBookings(db: Db, filter: BookingFilter, page: Page): Promise<PlacedBooking[]> {
  const { guestId, castId, storeId } = filter;
  const isOfPeople = guestId !== undefined || castId !== undefined;
  const query = storeId !== undefined && !isOfPeople ? ofStore(storeId, filter, page) : ofAll(filter, page);
  // Which filters are few and which are many differs from one list to the next.
  return (await sql<PlacedBooking>`${sql.raw(PLAN_ANEW)} ${query}`.execute(db)).rows;
}

/** What goes on now is few among what is open: it is found by one of its participations, which have an index. */
const FEW: Partial<Record<ListStatus | 'CLAIM', Condition>> = {
  IN_MEETING: sql`(o.status = 'NO_SHOW' or o.status = 'APPROVE' and o.arrived_at is not null and o.finished_at is null)`,
};

function ofAll(filter: BookingFilter, page: Page): Condition {
  const { status, guestId, castId, storeId } = filter;
  const people = [
    ...(guestId === undefined ? [] : [sql`o.guest_id = ${guestId}::uuid`]),
    ...(castId === undefined ? [] : [sql`o.cast_id = ${castId}::uuid`]),
    ...(storeId === undefined
      ? []
      : [sql`o.cast_id in (select c.id from cast_member c where c.store_id = ${storeId}::uuid)`]),
  ];
  const few = status && FEW[status];
  const found = people.length > 0 ? people : few ? [few] : [];
  return found.length > 0
    ? ofParticipations(found, filter, page)
    : placed(sql`b.id`, sql`b.starts_at`, sql`from booking b`, conditionsOf(filter, sql`b.starts_at`), page);
}

/** A participation begins when its booking does. */
const ofParticipations = (found: readonly Condition[], filter: BookingFilter, page: Page): Condition =>
  placed(
    sql`o.booking_id`,
    sql`o.starts_at`,
    sql`from participation o join booking b on b.id = o.booking_id`,
    [...found, ...conditionsOf(filter, sql`o.starts_at`)],
    page,
  );

const ofStore = (storeId: string, filter: BookingFilter, page: Page): Condition =>
  sql`select distinct x.id, x.starts_at from cast_member c
    cross join lateral (${ofParticipations([sql`o.cast_id = c.id`], filter, page)}) x
    where c.store_id = ${storeId}::uuid order by x.starts_at desc, x.id desc limit ${sql.lit(page.limit)}`;

function placed(
  id: Condition,
  startsAt: Condition,
  from: Condition,
  conditions: readonly Condition[],
  { after, limit }: Page,
): Condition {
  const beyond = after ? [sql`(${startsAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`] : [];
  const all = [...conditions, ...beyond];
  const where = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
  // A booking is found once by each of its casts.
  return sql`select distinct ${id} as id, ${startsAt} as starts_at ${from} ${where}
    order by ${startsAt} desc, ${id} desc limit ${sql.lit(limit)}`;
}

function conditionsOf({ status, from, to, number }: BookingFilter, startsAt: Condition): Condition[] {
  return [
    ...(number === undefined ? [] : [sql`b.number = ${number}`]),
    // The start leads the index to the days; a day ends after midnight.
    ...(from === undefined ? [] : [sql`b.day >= ${from}::date and ${startsAt} >= ${instantAt(from, 0)}`]),
    ...(to === undefined ? [] : [sql`b.day <= ${to}::date and ${startsAt} < ${instantAt(to, MAX_MINUTE)}`]),
    ...(status === undefined ? [] : inStatus(status)),
  ];
}

/** What is still open has a small index of its own, what waits for an answer or for points a smaller one; what is over reads past neither. */
const BY_INDEX: Partial<Record<ListStatus, Condition>> = {
  NEW: sql`b.open and b.confirmed_at is null`,
  ACCEPT: sql`b.open`,
  IN_MEETING: sql`b.open`,
};

/** Claims are few, and found by an index of theirs. */
const CLAIMED = sql`b.id = any (array(select p.booking_id from participation p where p.claimed_at is not null and p.claim_ended_at is null))`;

function inStatus(status: ListStatus | 'CLAIM'): Condition[] {
  if (status === 'CLAIM') return [CLAIMED];
  const shelves = SHELVES.guest.filter((shelf) => shelf.status === status);
  const lead = sql.join(
    shelves.map(({ where }) => where),
    sql` or `,
  );
  return [
    // What is done and has an open claim is listed as that.
    BY_INDEX[status] ?? sql`not b.open`,
    sql`exists (select from participation p where p.booking_id = b.id and ${IS_LEAD} and (${lead}))`,
  ];
}

/** Confirmed bookings of a day, and those of the day before that are not finished, the earliest first. */
export function pageOfTonight(db: Db, today: Day, { after, limit }: Page): Promise<PlacedBooking[]> {
  const beyond = after ? sql`(b.starts_at, b.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  return allRows<PlacedBooking>(db)`
    select b.id, b.starts_at from booking b
    where b.starts_at >= ${instantAt(today, -DAY_MINUTES)} and b.starts_at < ${instantAt(today, MAX_MINUTE)} and ${beyond}
      and b.confirmed_at is not null and exists (
        select from participation p where p.booking_id = b.id and (
          b.day = ${today}::date and p.status in ('APPROVE', 'NO_SHOW', 'FORCE_FINISH')
          or b.day = ${addDays(today, -1)}::date and b.open and (p.status = 'NO_SHOW' or p.status = 'APPROVE' and p.finished_at is null)))
    order by b.starts_at, b.id limit ${sql.lit(limit)}`;
}

type Listed =
  | ('number' | 'day' | 'startMinute' | 'startsAt' | 'guestCount' | 'requiredPoints' | 'settledPoints')
  | ('requestedAt' | 'confirmedAt' | 'settledAt' | 'paymentDeadlineAt');
export interface OfficeRow extends FieldsOf<'booking', Listed> {
  readonly bookingId: string;
  readonly storeId: string | null;
  readonly storeName: string | null;
}

/** What a list says of bookings beside their participations; the store is the first cast's of today. */
export const officeRows = (db: Db, condition: RawBuilder<unknown>) =>
  allRows<OfficeRow>(db)`
    select b.id as "bookingId", b.number, b.day, b.start_minute as "startMinute", b.starts_at as "startsAt",
      b.guest_count as "guestCount", b.required_points as "requiredPoints", b.settled_points as "settledPoints",
      b.requested_at as "requestedAt", b.confirmed_at as "confirmedAt", b.settled_at as "settledAt",
      b.payment_deadline_at as "paymentDeadlineAt", s.id as "storeId", s.name as "storeName"
    from booking b
    left join lateral (select p.cast_id from participation p where p.booking_id = b.id order by p.id limit 1) f on true
    left join cast_member c on c.id = f.cast_id left join store s on s.id = c.store_id
    where ${condition}`;

/** Penalties of a booking's casts for it. */
export const penaltiesOfBooking = (db: Db, bookingId: string) =>
  db
    .selectFrom('penalty as n')
    .innerJoin('participation as p', 'p.id', 'n.participation_id')
    .select(['n.id', 'p.cast_id as castId', 'n.kind', 'n.created_at as at', 'n.lifted_at as liftedAt'])
    .where('p.booking_id', '=', bookingId)
    .orderBy('n.id')
    .execute();

/** What the guest still owes of a booking. */
export const openDebtOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('debt')
    .select(['id', 'points'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();

/** What the casts of a booking were credited with, by participation; nothing before it is settled. */
export async function rewardsOfBooking(db: Db, bookingId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('participation')
    .select(['id', 'reward_points'])
    .where('booking_id', '=', bookingId)
    .execute();
  return new Map(rows.flatMap(({ id, reward_points: points }) => (points === null ? [] : [[id, points]])));
}
