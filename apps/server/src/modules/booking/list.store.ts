import { sql, type RawBuilder } from 'kysely';
import type { TimeTab } from '@yoimachi/domain/booking';
import { MAX_MINUTE } from '@yoimachi/domain/schedule';
import { DAY_MINUTES, instantAt, type Day } from '@yoimachi/domain/time';
import type { Db } from '../../platform/database/index.ts';
import type { StateRow } from './part.ts';
import { TAB_CONDITIONS } from './tab.ts';

/** What lists and detail have in common. */
export interface ItemRow extends StateRow {
  readonly participation_id: string;
  readonly booking_id: string;
  readonly number: string;
  readonly start_minute: number;
  readonly place: string;
  readonly guest_count: number;
  readonly working_bar: string | null;
  readonly billed_minutes: number | null;
  readonly billed_points: number | null;
  readonly reward_points: number | null;
  readonly my_tier: string | null;
  readonly my_review_at: Date | null;
  readonly their_tier: string | null;
  readonly their_review_at: Date | null;
  readonly other_id: string;
  readonly other_name: string;
  readonly other_birthday: Day | null;
}
export interface GuestItemRow extends ItemRow {
  readonly photo: string | null;
  readonly store_name: string | null;
  readonly district: string | null;
  readonly store_address: string | null;
  readonly settled_points: number | null;
}
export interface CastItemRow extends ItemRow {
  readonly guest_profile: { readonly shortProfile?: string; readonly selfIntro?: string };
  readonly meeting_count: number;
  readonly fee_percent: number;
}

/** After which row a page begins. */
export interface Position {
  readonly startsAt: string;
  /** Of the row the side's index is on: a guest's booking, a cast's part. */
  readonly id: string;
}
export interface Page {
  readonly after: Position | null;
  readonly limit: number;
}

const ITEM = sql`p.id as participation_id, p.booking_id, b.number, b.start_minute, b.place, b.guest_count, p.status, p.version,
  p.day, p.requested_at, p.deadline_at, p.starts_at, p.planned_ends_at, p.ends_at, p.work_starts_at, p.price30, p.price15,
  p.planned_points, b.confirmed_at, p.approved_at, p.arrived_at, p.arrived_by, p.extension_asked_at, p.finished_at,
  p.checked_out_at, p.settled_at, p.cancelled_at, p.rejected_at, p.cancel_type, p.claim_type, p.claimed_at, p.objected_at, p.claim_ended_at, p.billed_minutes, p.billed_points,
  p.reward_points, s.working_bar, mine.tier as my_tier, mine.created_at as my_review_at, theirs.tier as their_tier, theirs.created_at as their_review_at`;

const GUEST_ITEMS = sql`
  select ${ITEM}, c.id as other_id, c.nickname as other_name, c.birthday as other_birthday, ph.path as photo,
    st.name as store_name, st.district, st.address as store_address, b.settled_points
  from participation p join booking b on b.id = p.booking_id
  join cast_member c on c.id = p.cast_id
  left join cast_photo ph on ph.cast_id = c.id and ph.position = 1
  left join store st on st.id = c.store_id
  left join schedule s on s.id = p.schedule_id
  left join review mine on mine.participation_id = p.id and mine.author = 'guest'
  left join review theirs on theirs.participation_id = p.id and theirs.author = 'cast'`;

const CAST_ITEMS = sql`
  select ${ITEM}, g.id as other_id, g.nickname as other_name, g.birthday as other_birthday, g.profile as guest_profile,
    (select count(*)::int from participation m where m.guest_id = g.id
      and (m.status = 'FORCE_FINISH' or m.status = 'APPROVE' and m.finished_at is not null) and m.finished_at is not null)
      as meeting_count, f.fee_percent
  from participation p join booking b on b.id = p.booking_id
  join guest g on g.id = p.guest_id
  join cast_member own on own.id = p.cast_id join stage_fee f on f.stage = own.stage
  left join schedule s on s.id = p.schedule_id
  left join review mine on mine.participation_id = p.id and mine.author = 'cast'
  left join review theirs on theirs.participation_id = p.id and theirs.author = 'guest'`;

type Sql = RawBuilder<unknown>;

/** A page of one tab, read along the side's index of it: what is to come by its start, what is over the latest first. */
function pageOf(items: Sql, idColumn: 'booking_id' | 'id', condition: Sql, tab: TimeTab, page: Page): Sql {
  const isFuture = tab === 'FUTURE';
  const direction = sql.raw(isFuture ? 'asc' : 'desc');
  const [startsAt, id] = [sql`p.starts_at`, sql.ref(`p.${idColumn}`)];
  const after = page.after
    ? sql`and (${startsAt}, ${id}) ${sql.raw(isFuture ? '>' : '<')}
        (${page.after.startsAt}::timestamptz, ${page.after.id}::uuid)`
    : sql``;
  return sql`${items} where ${condition} ${after}
    order by ${startsAt} ${direction}, ${id} ${direction} limit ${page.limit}`;
}

export async function guestItems(db: Db, guestId: string, tab: TimeTab, page: Page): Promise<GuestItemRow[]> {
  const query = pageOf(
    GUEST_ITEMS,
    'booking_id',
    sql`p.guest_id = ${guestId} and ${TAB_CONDITIONS[tab]}`,
    tab,
    page,
  );
  return (await sql<GuestItemRow>`${query}`.execute(db)).rows;
}

export async function castItems(
  db: Db,
  castId: string,
  tab: TimeTab,
  page: Page,
  status: 'NEW' | 'ACCEPT' | undefined,
): Promise<CastItemRow[]> {
  // Nothing of a past tab waits for an answer or for her.
  if (status && tab !== 'FUTURE') return [];
  const only = {
    NEW: sql`p.status = 'PENDING'`,
    ACCEPT: sql`p.status = 'APPROVE' and p.arrived_at is null and p.finished_at is null`,
  };
  const condition = sql`p.cast_id = ${castId} and ${status ? only[status] : TAB_CONDITIONS[tab]}`;
  const query = pageOf(CAST_ITEMS, 'id', condition, tab, page);
  return (await sql<CastItemRow>`${query}`.execute(db)).rows;
}

/**
 * What a day page shows: confirmed bookings of `today`, and those of the day before that are not finished. The stretch of their
 * starts, which follows from the days, is what the index finds them by.
 */
const onDayPage = (
  today: Day,
) => sql`p.starts_at >= ${instantAt(today, -DAY_MINUTES)} and p.starts_at < ${instantAt(today, MAX_MINUTE)} and (
  p.day = ${today} and (p.status in ('NO_SHOW', 'FORCE_FINISH') or p.status = 'APPROVE' and b.confirmed_at is not null)
  or p.day = ${today}::date - 1 and p.finished_at is null
    and (p.status = 'NO_SHOW' or p.status = 'APPROVE' and b.confirmed_at is not null))`;

export async function guestItemsOfDay(db: Db, guestId: string, today: Day): Promise<GuestItemRow[]> {
  const { rows } = await sql<GuestItemRow>`
    ${GUEST_ITEMS} where p.guest_id = ${guestId} and ${onDayPage(today)} order by p.starts_at, p.id`.execute(
    db,
  );
  return rows;
}

export async function castItemsOfDay(db: Db, castId: string, today: Day): Promise<CastItemRow[]> {
  const { rows } = await sql<CastItemRow>`
    ${CAST_ITEMS} where p.cast_id = ${castId} and ${onDayPage(today)} order by p.starts_at, p.id`.execute(db);
  return rows;
}

/** One booking of a person; undefined when it is somebody else's or not there. */
export async function guestItem(
  db: Db,
  guestId: string,
  bookingId: string,
): Promise<GuestItemRow | undefined> {
  const { rows } = await sql<GuestItemRow>`
    ${GUEST_ITEMS} where p.guest_id = ${guestId} and p.booking_id = ${bookingId}`.execute(db);
  return rows[0];
}

export async function castItem(db: Db, castId: string, bookingId: string): Promise<CastItemRow | undefined> {
  const { rows } = await sql<CastItemRow>`
    ${CAST_ITEMS} where p.cast_id = ${castId} and p.booking_id = ${bookingId}`.execute(db);
  return rows[0];
}
