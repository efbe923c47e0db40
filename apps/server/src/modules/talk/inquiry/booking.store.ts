import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { PLAN_ANEW, type Db } from '#platform/database';

interface BookingRow {
  readonly id: string;
  readonly day: Day;
  readonly start_minute: number;
  readonly names: string[];
}

/** A guest's latest bookings, with the casts in them. */
export async function bookingsOfGuest(db: Db, guestId: string, limit: number): Promise<BookingRow[]> {
  // Asked once for a form: one guest has two bookings, another hundreds.
  const { rows } = await sql<BookingRow>`${sql.raw(PLAN_ANEW)}
    select b.id, b.day, b.start_minute, array(
      select c.nickname from participation p join cast_member c on c.id = p.cast_id where p.booking_id = b.id order by p.id) as names
    from (select * from booking where guest_id = ${guestId} order by starts_at desc, id desc limit ${limit}) b
    order by b.starts_at desc, b.id desc`.execute(db);
  return rows;
}

/** A cast's latest bookings, with the guest of each. */
export async function bookingsOfCast(db: Db, castId: string, limit: number): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select b.id, b.day, b.start_minute, array[g.nickname] as names
    from (select * from participation where cast_id = ${castId} order by starts_at desc, id desc limit ${sql.lit(limit)}) p
      join booking b on b.id = p.booking_id join guest g on g.id = p.guest_id
    order by p.starts_at desc, p.id desc`.execute(db);
  return rows;
}

/** Whether somebody takes part in a booking. */
export async function isOwnBooking(db: Db, accountId: string, bookingId: string): Promise<boolean> {
  const { rows } = await sql`select from participation
    where booking_id = ${bookingId} and (guest_id = ${accountId} or cast_id = ${accountId}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export const findBooking = (db: Db, id: string) =>
  db.selectFrom('booking').select(['id', 'day', 'start_minute']).where('id', '=', id).executeTakeFirst();
