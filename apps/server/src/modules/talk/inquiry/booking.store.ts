import { sql } from 'kysely';
import { allRows, isThere, PLAN_ANEW, type Db, type FieldsOf } from '#platform/database';

interface BookingRow extends FieldsOf<'booking', 'day' | 'startMinute'> {
  readonly bookingId: string;
  readonly names: string[];
}

/** A guest's latest bookings, with the casts in them. */
export function bookingsOfGuest(db: Db, guestId: string, limit: number): Promise<BookingRow[]> {
  // Asked once for a form: one guest has two bookings, another hundreds.
  return allRows<BookingRow>(db)`${sql.raw(PLAN_ANEW)}
    select b.id as "bookingId", b.day, b.start_minute as "startMinute", array(
      select c.nickname from participation p join cast_member c on c.id = p.cast_id where p.booking_id = b.id order by p.id) as names
    from (select * from booking where guest_id = ${guestId} order by starts_at desc, id desc limit ${limit}) b
    order by b.starts_at desc, b.id desc`;
}

/** A cast's latest bookings, with the guest of each. */
export const bookingsOfCast = (db: Db, castId: string, limit: number) =>
  allRows<BookingRow>(db)`
    select b.id as "bookingId", b.day, b.start_minute as "startMinute", array[g.nickname] as names
    from (select * from participation where cast_id = ${castId} order by starts_at desc, id desc limit ${sql.lit(limit)}) p
      join booking b on b.id = p.booking_id join guest g on g.id = p.guest_id
    order by p.starts_at desc, p.id desc`;

/** Whether somebody takes part in a booking. */
export const isOwnBooking = (db: Db, accountId: string, bookingId: string) =>
  isThere(db)`select from participation
    where booking_id = ${bookingId} and (guest_id = ${accountId} or cast_id = ${accountId}) limit 1`;

export const findBooking = (db: Db, id: string) =>
  db
    .selectFrom('booking')
    .select(['id as bookingId', 'day', 'start_minute as startMinute'])
    .where('id', '=', id)
    .executeTakeFirst();
