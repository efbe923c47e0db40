import { sql } from 'kysely';
import { meetingCount } from '#people/profile';
import type { GuestProfileDetail } from '@yoimachi/contract/profile';
import type { ParticipationState } from '@yoimachi/domain/booking';
import type { ReviewTier } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import { allRows, firstRow, oneOf, type Db, type FieldsOf } from '#platform/database';
import { STATE } from '../process/participation.ts';

/** What lists and detail have in common: one cast's participation, with its booking. */
export interface ItemRow
  extends
    ParticipationState,
    FieldsOf<'booking', 'number' | 'startMinute' | 'place' | 'guestCount'>,
    FieldsOf<'participation', 'bookingId' | 'billedMinutes' | 'billedPoints'> {
  readonly participationId: string;
  readonly workingBar: string | null;
  readonly myTier: ReviewTier | null;
  readonly myReviewAt: Date | null;
  readonly theirTier: ReviewTier | null;
  readonly theirReviewAt: Date | null;
  readonly otherId: string;
  readonly otherName: string;
  readonly otherBirthday: Day | null;
}
export interface GuestItemRow extends ItemRow, FieldsOf<'booking', 'requiredPoints' | 'settledPoints'> {
  readonly photo: string | null;
  readonly storeName: string | null;
  readonly prefecture: number | null;
  readonly district: string | null;
  readonly storeAddress: string | null;
}
export interface CastItemRow extends ItemRow {
  readonly castCount: number;
  readonly guestProfile: GuestProfileDetail;
  readonly guestAgeChecked: boolean;
  readonly guestPhoto: string | null;
  readonly meetingCount: number;
  readonly feePercent: number;
  readonly rewardPoints: number | null;
}
/** Another cast of a booking, and the status of her participation. */
export type OtherCastRow = Pick<
  ParticipationState,
  'status' | 'confirmedAt' | 'arrivedAt' | 'finishedAt' | 'claimedAt' | 'claimEndedAt'
> & {
  readonly bookingId: string;
  readonly userId: string;
  readonly nickname: string;
  readonly photo: string | null;
};

const ITEM = sql`${STATE}, p.id as "participationId", p.booking_id as "bookingId", b.number, b.start_minute as "startMinute", b.place,
  b.guest_count as "guestCount", p.billed_minutes as "billedMinutes", p.billed_points as "billedPoints", s.working_bar as "workingBar",
  mine.tier as "myTier", mine.created_at as "myReviewAt", theirs.tier as "theirTier", theirs.created_at as "theirReviewAt"`;

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
  return allRows<GuestItemRow>(db)`
    select ${ITEM}, c.id as "otherId", c.nickname as "otherName", c.birthday as "otherBirthday", ph.path as photo,
      st.name as "storeName", st.prefecture, st.district, st.address as "storeAddress", b.required_points as "requiredPoints",
      b.settled_points as "settledPoints"
    from participation p join booking b on b.id = p.booking_id
    join cast_member c on c.id = p.cast_id
    left join ${FIRST_PHOTO} and c.id <> all ((select hidden_casts(${guestId}))::uuid[])
    left join store st on st.id = c.store_id
    left join schedule s on s.id = p.schedule_id
    left join review mine on mine.participation_id = p.id and mine.author = 'guest'
    left join review theirs on theirs.participation_id = p.id and theirs.author = 'cast'
    where p.booking_id = ${oneOf(bookingIds)} and b.guest_id = ${guestId}
    order by p.id`;
}

const CAST_ITEMS = sql`
    select ${ITEM}, b.cast_count as "castCount", p.reward_points as "rewardPoints", g.id as "otherId", g.nickname as "otherName",
      g.birthday as "otherBirthday", g.profile as "guestProfile", g.age_checked_at is not null as "guestAgeChecked",
      gp.path as "guestPhoto", f.fee_percent as "feePercent", ${meetingCount(sql`g.id`)} as "meetingCount"
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
  return allRows<CastItemRow>(db)`
    ${CAST_ITEMS} where p.id = ${oneOf(participationIds)}`;
}

/** A cast's participation in one booking; undefined when she has none. */
export const castItem = (db: Db, castId: string, bookingId: string) =>
  firstRow<CastItemRow>(db)`
    ${CAST_ITEMS} where p.booking_id = ${bookingId} and p.cast_id = ${castId}`;

/** The other casts of a cast's bookings, in the order of the request. */
export async function otherCasts(
  db: Db,
  castId: string,
  bookingIds: readonly string[],
): Promise<OtherCastRow[]> {
  if (bookingIds.length === 0) return [];
  return allRows<OtherCastRow>(db)`
    select p.booking_id as "bookingId", p.cast_id as "userId", c.nickname, ph.path as photo, p.status,
      b.confirmed_at as "confirmedAt", p.arrived_at as "arrivedAt", p.finished_at as "finishedAt",
      p.claimed_at as "claimedAt", p.claim_ended_at as "claimEndedAt"
    from participation p join booking b on b.id = p.booking_id
    join cast_member c on c.id = p.cast_id
    left join ${FIRST_PHOTO}
    where p.booking_id = ${oneOf(bookingIds)} and p.cast_id <> ${castId}
    order by p.id`;
}
