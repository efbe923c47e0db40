import { allRows, type Db } from '#platform/database';

/** So many of a guest's latest bookings are looked at, and so many places of them are offered. */
const LOOKED_AT = 30;
const OFFERED = 5;

/** The places of a guest's latest bookings, each once, the latest first. */
export async function recentPlaces(db: Db, guestId: string): Promise<string[]> {
  const rows = await allRows<{ place: string }>(db)`
    select place from (
      select b.place, p.starts_at from participation p join booking b on b.id = p.booking_id
      where p.guest_id = ${guestId}
      order by p.starts_at desc, p.id desc limit ${LOOKED_AT}) latest
    group by place order by max(starts_at) desc, place limit ${OFFERED}`;
  return rows.map(({ place }) => place);
}
