import { sql } from 'kysely';
import type { Trx } from '#platform/database';

/** What lists show of a cast: after every change of her photos. */
export async function writeCastPhoto(trx: Trx, castId: string, path: string | null): Promise<void> {
  if (path === null) await sql`delete from cast_photo where cast_id = ${castId}`.execute(trx);
  else
    await sql`insert into cast_photo (cast_id, path) values (${castId}, ${path})
      on conflict (cast_id) do update set path = excluded.path`.execute(trx);
}

/** The same of a guest. */
export async function writeGuestPhoto(trx: Trx, guestId: string, path: string | null): Promise<void> {
  if (path === null) await sql`delete from guest_photo where guest_id = ${guestId}`.execute(trx);
  else
    await sql`insert into guest_photo (guest_id, path) values (${guestId}, ${path})
      on conflict (guest_id) do update set path = excluded.path`.execute(trx);
}
