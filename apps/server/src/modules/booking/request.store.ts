import { sql } from 'kysely';
import { instantAt, type Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '../../platform/database/index.ts';

/** What a request takes of the evening. */
export interface Wanted {
  readonly guestId: string;
  readonly castId: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** What stands for or against a request, beside the schedule. */
export interface RequestFacts {
  readonly cast_name: string;
  readonly guest_name: string;
  readonly price30: number | null;
  readonly price15: number | null;
  /** Verified, not paused, not suspended. */
  readonly takes_requests: boolean;
  /** She said that she would not take this guest again. */
  readonly refuses_guest: boolean;
  readonly same_person: boolean;
  readonly guest_suspended: boolean;
  readonly payment_due: boolean;
  readonly age_checked: boolean;
  readonly has_card: boolean;
  readonly already_requested: boolean;
  readonly other_open: boolean;
  readonly time_taken: boolean;
  readonly withdrawals_today: number;
}

/**
 * Lets one request of a guest be stored at a time, so that what is read next holds; the cast's suspension waits meanwhile. In a
 * statement of its own: what is read after it sees what the one before has stored.
 */
export async function lockPeople(trx: Trx, guestId: string, castId: string): Promise<void> {
  await sql`
    select from guest g, cast_member c where g.id = ${guestId} and c.id = ${castId}
    for no key update of g for share of c`.execute(trx);
}

/**
 * The facts about a guest's request to a cast; undefined when there is no such cast. `today` is the Tokyo day of now. What overlaps
 * is looked for by person and day: the indexes of the overlap constraints have no order, and a search reads most of them.
 */
export async function requestFacts(db: Db, wanted: Wanted, today: Day): Promise<RequestFacts | undefined> {
  const { guestId, castId, day, startMinute } = wanted;
  // An end before the start is refused later; here it must only not be an error of SQL.
  const endMinute = Math.max(startMinute, wanted.endMinute);
  const during = sql`tstzrange(${instantAt(day, startMinute)}::timestamptz, ${instantAt(day, endMinute)}::timestamptz)`;
  const { rows } = await sql<RequestFacts>`
    select c.nickname as cast_name, g.nickname as guest_name, c.price30, c.price15,
      c.verify_status = 2 and c.paused_at is null and not c.suspended and c.price30 is not null as takes_requests,
      ca.identity_id = ga.identity_id as same_person,
      ga.suspended_at is not null as guest_suspended,
      exists (select from debt where guest_id = g.id and status = 'OPEN') as payment_due,
      g.age_checked_at is not null as age_checked,
      exists (select from review r where r.cast_id = c.id and r.guest_id = g.id and r.again = 'NOT_OK') as refuses_guest,
      exists (select from card where guest_id = g.id and removed_at is null) as has_card,
      exists (select from participation p where p.guest_id = g.id and p.cast_id = c.id and p.day = ${day}
        and not p.repeatable) as already_requested,
      exists (select from booking b where b.open and (b.guest_id, b.day) >= (${guestId}::uuid, ${day}::date - 1)
        and (b.guest_id, b.day) <= (${guestId}::uuid, ${day}::date + 1)
        and (b.day = ${day} or not isempty(b.during * ${during}))) as other_open,
      exists (select from participation p where p.cast_id = c.id and (p.status = 'NO_SHOW' or p.status = 'APPROVE' and p.finished_at is null)
        and p.starts_at > lower(${during}) - interval '30 hours' and p.starts_at < upper(${during})
        and p.during && ${during}) as time_taken,
      (select count(*) from participation p
        where p.guest_id = g.id and p.cancel_type = 'GUEST' and p.repeatable and p.cancelled_at >= ${instantAt(today, 0)}) as withdrawals_today
    from guest g join account ga on ga.id = g.id, cast_member c join account ca on ca.id = c.id
    where g.id = ${guestId} and c.id = ${castId}`.execute(db);
  return rows[0];
}

/** The booking a client's request has become before, if it was sent already. */
export async function findSentRequest(trx: Trx, guestId: string, clientRequestId: string) {
  return trx
    .selectFrom('booking')
    .innerJoin('participation', 'participation.booking_id', 'booking.id')
    .select(['booking.id', 'participation.cast_id', 'participation.deadline_at', 'booking.day'])
    .where('booking.guest_id', '=', guestId)
    .where('booking.client_request_id', '=', clientRequestId)
    .executeTakeFirst();
}
