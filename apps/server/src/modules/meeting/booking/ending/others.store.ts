import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** What other accounts of a blocked pair have open with each other. */
export async function openBookingsOfOthers(
  db: Db,
  { guestId, castId }: { readonly guestId: string; readonly castId: string },
): Promise<{ readonly bookingId: string; readonly castId: string }[]> {
  const { rows } = await sql<{ bookingId: string; castId: string }>`
    select distinct p.booking_id as "bookingId", p.cast_id as "castId" from blocked_pair k
      join open_participation p on p.guest_id = k.guest_id and p.cast_id = k.cast_id
    where k.of_guest_id = ${guestId} and k.of_cast_id = ${castId}
      and (k.guest_id, k.cast_id) <> (${guestId}::uuid, ${castId}::uuid)`.execute(db);
  return rows;
}
