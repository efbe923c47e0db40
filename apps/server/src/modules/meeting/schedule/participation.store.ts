import { sql } from 'kysely';
import { MAX_MINUTE } from '@yoimachi/domain/schedule';
import { instantAt, type Day } from '@yoimachi/domain/time';
import { allRows, isThere, type Db, type FieldsOf, type Trx } from '#platform/database';

/** What a schedule needs to know about a booking on it. */
export type ParticipationRow = FieldsOf<
  'participation',
  'id' | 'bookingId' | 'guestId' | 'status' | 'day' | 'startsAt' | 'plannedEndsAt' | 'endsAt'
>;

// A day's bookings begin before its last minute: an index covers the range of their starts, derived from the days.

/** The open participations of a cast's day. Their bookings are locked, in id order: whoever changes a participation holds its booking. */
export async function lockOpenParticipations(
  trx: Trx,
  castId: string,
  day: Day,
): Promise<ParticipationRow[]> {
  const open = sql`open_participation where cast_id = ${castId} and day = ${day}
    and starts_at >= ${instantAt(day, 0)} and starts_at < ${instantAt(day, MAX_MINUTE)}`;
  // Sent together; the second statement starts once the locks are held.
  const [, { rows }] = await Promise.all([
    sql`select from booking where id in (select booking_id from ${open}) order by id for update`.execute(trx),
    sql<ParticipationRow>`select id, booking_id as "bookingId", guest_id as "guestId", status, day, starts_at as "startsAt",
      planned_ends_at as "plannedEndsAt", ends_at as "endsAt" from ${open} order by id`.execute(trx),
  ]);
  return rows;
}

/** Whether she had a meeting on that day that is over. */
export const hasFinishedParticipations = (trx: Trx, castId: string, day: Day) =>
  isThere(trx)`
    select from participation
    where cast_id = ${castId} and starts_at >= ${instantAt(day, 0)} and starts_at < ${instantAt(day, MAX_MINUTE)}
      and day = ${day} and (status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null) limit 1`;

/** A request or booking on a day of hers, with whom it is. */
export interface DayParticipation extends FieldsOf<
  'participation',
  'bookingId' | 'day' | 'status' | 'startsAt' | 'plannedEndsAt' | 'endsAt' | 'deadlineAt' | 'finishedAt'
> {
  readonly guestNickname: string;
}

/** The requests and bookings of her days, except those that came to nothing. The guest is no join, which would read all guests when a few days hold many bookings. */
export const participationsOfDays = (db: Db, castId: string, from: Day, to: Day) =>
  allRows<DayParticipation>(db)`
    select p.booking_id as "bookingId", p.day, p.status, p.starts_at as "startsAt", p.planned_ends_at as "plannedEndsAt",
      p.ends_at as "endsAt", p.deadline_at as "deadlineAt", p.finished_at as "finishedAt",
      (select g.nickname from guest g where g.id = p.guest_id) as "guestNickname"
    from participation p
    where p.cast_id = ${castId} and p.day >= ${from} and p.day <= ${to}
      and p.starts_at >= ${instantAt(from, 0)} and p.starts_at < ${instantAt(to, MAX_MINUTE)}
      and p.status in ('PENDING', 'APPROVE', 'NO_SHOW', 'FORCE_FINISH')
    order by p.starts_at`;

/** A cast's approved time within a range, by its starts: the overlap constraint's index has no order and would be read almost entirely. */
export const takenTimes = (db: Db, castId: string, from: Date, to: Date) =>
  allRows<{ startsAt: Date; endsAt: Date }>(db)`
    select starts_at as "startsAt", ends_at as "endsAt" from taken_time
    where cast_id = ${castId} and starts_at > ${from}::timestamptz - interval '30 hours' and starts_at < ${to} and during && tstzrange(${from}, ${to})`;

/** Days for which this guest has already asked her, and days on which he has an open booking. */
export const guestDays = (db: Db, guestId: string, castId: string, from: Day, to: Day) =>
  allRows<{ day: Day; asked: boolean }>(db)`
    select day, true as asked from participation
    where guest_id = ${guestId} and cast_id = ${castId} and not repeatable and day between ${from} and ${to}
    union all
    select day, false from booking where guest_id = ${guestId} and open and day between ${from} and ${to}`;
