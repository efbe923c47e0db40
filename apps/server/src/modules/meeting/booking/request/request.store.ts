import { sql } from 'kysely';
import { instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, oneOf, type Db, type Trx } from '#platform/database';

/** How much of the evening a request takes up. */
export interface Wanted {
  readonly guestId: string;
  readonly castIds: readonly string[];
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** What speaks for or against a request to one of its casts, apart from the schedule. */
export interface RequestFacts {
  readonly cast_id: string;
  readonly cast_name: string;
  readonly cast_birthday: Day | null;
  readonly guest_birthday: Day | null;
  readonly store_id: string | null;
  readonly guest_name: string;
  readonly price30: number | null;
  readonly price15: number | null;
  /** Guests can find her: verified, not paused, not suspended, with a store and prices. */
  readonly takes_requests: boolean;
  /** As `refused_pair` says: one person, her word that she would not take him again, or a block. */
  readonly refuses_guest: boolean;
  readonly same_person: boolean;
  readonly guest_suspended: boolean;
  readonly has_phone: boolean;
  readonly payment_due: boolean;
  readonly age_checked: boolean;
  readonly has_card: boolean;
  readonly already_requested: boolean;
  readonly other_open: boolean;
  readonly time_taken: boolean;
  readonly withdrawals_today: number;
}

/**
 * Lets one request of a guest be stored at a time, so that what is read next stays valid; suspending the casts waits meanwhile. A statement
 * of its own: reads after it see what the previous request stored.
 */
export const lockPeople = (trx: Trx, guestId: string, castIds: readonly string[]) =>
  sql`
  select from guest g, cast_member c where g.id = ${guestId} and c.id = ${oneOf(castIds)}
  order by c.id for no key update of g for share of c`.execute(trx);

/**
 * The facts about a guest's request, one row per cast, unordered; none for a cast who does not exist, or hides from his number. `today` is the current Tokyo day.
 * Overlaps are looked up by person and day: the indexes of the overlap constraints have no order, and a search reads most of them.
 */
export function requestFacts(db: Db, wanted: Wanted, today: Day): Promise<RequestFacts[]> {
  const { guestId, castIds, day, startMinute } = wanted;
  // An end before the start is refused later; here it only must not cause an SQL error.
  const endMinute = Math.max(startMinute, wanted.endMinute);
  const [startsAt, endsAt] = [instantAt(day, startMinute), instantAt(day, endMinute)];
  return allRows<RequestFacts>(db)`
    select c.id as cast_id, c.nickname as cast_name, c.birthday as cast_birthday, g.birthday as guest_birthday, c.store_id, g.nickname as guest_name, c.price30, c.price15,
      c.listed as takes_requests,
      exists (select from own_pair o where o.guest_id = ${guestId} and o.cast_id = c.id) as same_person,
      (ga.suspended_at is not null or ga.left_at is not null) as guest_suspended, gi.phone_sealed is not null as has_phone,
      exists (select from debt where guest_id = ${guestId} and status = 'OPEN') as payment_due,
      g.age_checked_at is not null as age_checked,
      exists (select from refused_pair r where r.guest_id = ${guestId} and r.cast_id = c.id) as refuses_guest,
      exists (select from card where guest_id = ${guestId} and removed_at is null) as has_card,
      exists (select from participation p where p.guest_id = g.id and p.cast_id = c.id and p.day = ${day}
        and not p.repeatable) as already_requested,
      exists (select from booking b where b.open and (b.guest_id, b.day) >= (${guestId}::uuid, ${day}::date - 1)
        and (b.guest_id, b.day) <= (${guestId}::uuid, ${day}::date + 1)
        and (b.day = ${day} or not isempty(b.during * tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)))) as other_open,
      exists (select from taken_time p where p.cast_id = c.id
        and p.starts_at > ${startsAt}::timestamptz - interval '30 hours' and p.starts_at < ${endsAt} and p.ends_at > ${startsAt}) as time_taken,
      (select count(distinct p.booking_id) from participation p
        where p.guest_id = ${guestId} and p.cancel_type = 'GUEST' and p.repeatable and p.cancelled_at >= ${instantAt(today, 0)}) as withdrawals_today
    from guest g join account ga on ga.id = g.id join identity gi on gi.id = ga.identity_id, cast_member c
    where g.id = ${guestId} and c.id = ${oneOf(castIds)}
      and not exists (select from hidden_by_number h where h.guest_id = g.id and h.cast_id = c.id)`;
}

/** The booking that a client's request already became if it was sent before, its casts unordered. */
export async function findSentRequest(trx: Trx, guestId: string, clientRequestId: string) {
  const rows = await trx
    .selectFrom('booking')
    .innerJoin('participation', 'participation.booking_id', 'booking.id')
    .select(['booking.id', 'participation.cast_id', 'participation.deadline_at', 'booking.day'])
    .where('booking.guest_id', '=', guestId)
    .where('booking.client_request_id', '=', clientRequestId)
    .execute();
  const [first] = rows;
  return first && { ...first, castIds: rows.map((row) => row.cast_id) };
}
