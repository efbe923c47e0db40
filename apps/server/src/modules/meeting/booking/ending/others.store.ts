import { allRows, type Db } from '#platform/database';

/** What other accounts of a blocked pair have open with each other. */
export const openBookingsOfOthers = (
  db: Db,
  { guestId, castId }: { readonly guestId: string; readonly castId: string },
) =>
  allRows<{ bookingId: string; castId: string }>(db)`
    select distinct p.booking_id as "bookingId", p.cast_id as "castId" from blocked_pair k
      join open_participation p on p.guest_id = k.guest_id and p.cast_id = k.cast_id
    where k.of_guest_id = ${guestId} and k.of_cast_id = ${castId}
      and (k.guest_id, k.cast_id) <> (${guestId}::uuid, ${castId}::uuid)`;
