import { sql } from 'kysely';
import { allRows, firstRow, run, theValue, type Db } from '#platform/database';
import { meetingCount, type ShownGuestRow } from '#people/profile';
import type { Place } from '#platform/page';

export interface FavoriteGuestRow extends ShownGuestRow {
  readonly keptAt: Date;
  readonly favorite: boolean;
}

/** Guests who keep her, or whom she keeps and may see, newest first; whoever is hidden from her is left out. */
export function favoriteGuests(
  db: Db,
  castId: string,
  whose: 'hers' | 'theirs',
  after: Place | null,
  limit: number,
): Promise<FavoriteGuestRow[]> {
  const kept =
    whose === 'theirs'
      ? sql`favorite f join guest g on g.id = f.guest_id
          and f.guest_id <> all (array(select guest_id from hidden_pair where cast_id = ${castId}))`
      : sql`favorite_guest f join guest g on g.id = f.guest_id
          and f.guest_id = any (array(select known_people(${castId})))`;
  return allRows<FavoriteGuestRow>(db)`
    select g.id as "userId", g.nickname, g.birthday, g.profile, g.age_checked_at is not null as "ageChecked",
      ${meetingCount(sql`g.id`)} as "meetingCount", (select path from guest_photo where guest_id = g.id) as photo,
      f.created_at as "keptAt",
      exists (select from favorite_guest o where o.cast_id = ${castId} and o.guest_id = g.id) as favorite
    from ${kept}
    where f.cast_id = ${castId}
      and (${after?.at ?? null}::timestamptz is null
           or (f.created_at, f.guest_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by f.created_at desc, f.guest_id desc limit ${limit}`;
}

/** Whether she keeps a guest; undefined when she may not see him. */
export const findFavoriteGuest = (db: Db, castId: string, guestId: string) =>
  firstRow<{ favorite: boolean }>(db)`
    select exists (select from favorite_guest f where f.cast_id = ${castId} and f.guest_id = known.id) as favorite
    from known_people(${castId}) as known (id) where known.id = ${guestId}`;

/** Keeps a guest; false when she may not see him. One kept already stays as he is. */
export const insertFavoriteGuest = (db: Db, castId: string, guestId: string, at: Date) =>
  theValue<boolean>(db)`
    with known as (select id from known_people(${castId}) as known (id) where id = ${guestId}),
      kept as (insert into favorite_guest (cast_id, guest_id, created_at)
        select ${castId}, id, ${at} from known on conflict do nothing)
    select exists (select from known) as known`;

export const deleteFavoriteGuest = (db: Db, castId: string, guestId: string) =>
  run(db)`delete from favorite_guest where cast_id = ${castId} and guest_id = ${guestId}`;
