import { sql } from 'kysely';
import { meetingCount } from '#people/profile';
import type { GuestProfileDetail } from '@yoimachi/contract/profile';
import type { Day } from '@yoimachi/domain/time';
import { oneOf, type Db } from '#platform/database';
import type { StateRow } from '../process/participation.ts';

/** What lists and detail have in common: one cast's participation, with its booking. */
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
  readonly prefecture: number | null;
  readonly district: string | null;
  readonly store_address: string | null;
  readonly required_points: number;
  readonly settled_points: number | null;
}
export interface CastItemRow extends ItemRow {
  readonly cast_count: number;
  readonly guest_profile: GuestProfileDetail;
  readonly guest_age_checked: boolean;
  readonly guest_photo: string | null;
  readonly meeting_count: number;
  readonly fee_percent: number;
  readonly reward_points: number | null;
}
/** Another cast of a booking, and the status of her participation. */
export type OtherCastRow = Pick<
  StateRow,
  'status' | 'confirmed_at' | 'arrived_at' | 'finished_at' | 'claimed_at' | 'claim_ended_at'
> & {
  readonly booking_id: string;
  readonly cast_id: string;
  readonly nickname: string;
  readonly photo: string | null;
};

const ITEM = sql`p.id as participation_id, p.booking_id, b.number, b.start_minute, b.place, b.guest_count, p.status, p.version,
  p.day, p.requested_at, p.deadline_at, p.starts_at, p.planned_ends_at, p.ends_at, p.work_starts_at, p.price30, p.price15,
  p.planned_points, b.confirmed_at, p.approved_at, p.arrived_at, p.arrived_by, p.extension_asked_at, p.finished_at,
  p.checked_out_at, p.settled_at, p.cancelled_at, p.rejected_at, p.cancel_type, p.claim_type, p.claimed_at, p.objected_at,
  p.claim_ended_at, p.billed_minutes, p.billed_points, s.working_bar, mine.tier as my_tier, mine.created_at as my_review_at,
  theirs.tier as their_tier, theirs.created_at as their_review_at`;

const FIRST_PHOTO = sql`cast_photo ph on ph.cast_id = c.id`;

/**
 * All participations in a guest's bookings, within a booking in the order of its request; other guests' bookings are left out. Who is hidden from
 * him has no face any more.
 */
export async function guestItems(
  db: Db,
  guestId: string,
  bookingIds: readonly string[],
): Promise<GuestItemRow[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<GuestItemRow>`
    select ${ITEM}, c.id as other_id, c.nickname as other_name, c.birthday as other_birthday, ph.path as photo,
      st.name as store_name, st.prefecture, st.district, st.address as store_address, b.required_points, b.settled_points
    from participation p join booking b on b.id = p.booking_id
    join cast_member c on c.id = p.cast_id
    left join ${FIRST_PHOTO} and c.id <> all ((select hidden_casts(${guestId}))::uuid[])
    left join store st on st.id = c.store_id
    left join schedule s on s.id = p.schedule_id
    left join review mine on mine.participation_id = p.id and mine.author = 'guest'
    left join review theirs on theirs.participation_id = p.id and theirs.author = 'cast'
    where p.booking_id = ${oneOf(bookingIds)} and b.guest_id = ${guestId}
    order by p.id`.execute(db);
  return rows;
}

const CAST_ITEMS = sql`
    select ${ITEM}, b.cast_count, p.reward_points, g.id as other_id, g.nickname as other_name, g.birthday as other_birthday,
      g.profile as guest_profile, g.age_checked_at is not null as guest_age_checked, gp.path as guest_photo, f.fee_percent,
      ${meetingCount(sql`g.id`)} as meeting_count
    from participation p join booking b on b.id = p.booking_id
    join guest g on g.id = p.guest_id
    left join guest_photo gp on gp.guest_id = g.id
    join cast_member own on own.id = p.cast_id join stage_fee f on f.stage = own.stage
    left join schedule s on s.id = p.schedule_id
    left join review mine on mine.participation_id = p.id and mine.author = 'cast'
    left join review theirs on theirs.participation_id = p.id and theirs.author = 'guest'`;

/** Participations of one cast by id: the caller has the ids from her lists. */
export async function castItems(db: Db, participationIds: readonly string[]): Promise<CastItemRow[]> {
  if (participationIds.length === 0) return [];
  const { rows } = await sql<CastItemRow>`
    ${CAST_ITEMS} where p.id = ${oneOf(participationIds)}`.execute(db);
  return rows;
}

/** A cast's participation in one booking; undefined when she has none. */
export async function castItem(db: Db, castId: string, bookingId: string): Promise<CastItemRow | undefined> {
  const { rows } = await sql<CastItemRow>`
    ${CAST_ITEMS} where p.booking_id = ${bookingId} and p.cast_id = ${castId}`.execute(db);
  return rows[0];
}

/** The other casts of a cast's bookings, in the order of the request. */
export async function otherCasts(
  db: Db,
  castId: string,
  bookingIds: readonly string[],
): Promise<OtherCastRow[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<OtherCastRow>`
    select p.booking_id, p.cast_id, c.nickname, ph.path as photo, p.status, b.confirmed_at, p.arrived_at, p.finished_at,
      p.claimed_at, p.claim_ended_at
    from participation p join booking b on b.id = p.booking_id
    join cast_member c on c.id = p.cast_id
    left join ${FIRST_PHOTO}
    where p.booking_id = ${oneOf(bookingIds)} and p.cast_id <> ${castId}
    order by p.id`.execute(db);
  return rows;
}
