import { sql } from 'kysely';
import type { ReviewTier } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import { allRows, firstRow, run, type Db, type Trx } from '#platform/database';
import { cards, type CardRow } from '#find/search';
import type { Place } from '#platform/page';

/** Which of them: of one list, and with one tag of his. */
export interface FavoriteFilter {
  readonly groupId: string | null;
  readonly tier: ReviewTier | null;
}

/** Favourites newest first, of a list where one is named: those whom he finds now. Who pauses stays kept, and is there again when she comes back. */
export const favoriteCards = (
  db: Db,
  guestId: string,
  { groupId, tier }: FavoriteFilter,
  day: Day,
  after: Place | null,
  limit: number,
) =>
  allRows<CardRow>(db)`
    with found as (
      select c.*, f.created_at as sort_value from favorite f join cast_member c on c.id = f.cast_id
      where f.guest_id = ${guestId} and c.listed
        and f.cast_id <> all ((select hidden_casts(${guestId}))::uuid[])
        ${groupId === null ? sql`` : sql`and f.cast_id = any (array(select group_member_ids(${guestId}, ${groupId})))`}
        ${tier === null ? sql`` : sql`and tier_of(${guestId}, f.cast_id) = ${tier}`}
        and (${after?.at ?? null}::timestamptz is null
             or (f.created_at, f.cast_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by f.created_at desc, f.cast_id desc limit ${limit})
    ${cards(guestId, day)}
    order by c.sort_value desc, c.id desc`;

/** Whether the cast exists and is listed for this guest, and whether she and the guest are the same person. */
export const findFavoriteTarget = (trx: Trx, guestId: string, castId: string) =>
  firstRow<{ listed: boolean; same_person: boolean }>(trx)`
    select c.listed and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId}) as listed,
      exists (select from own_pair where guest_id = ${guestId} and cast_id = ${castId}) as same_person
    from cast_member c where c.id = ${castId}`;

export const insertFavorite = (trx: Trx, guestId: string, castId: string, at: Date) =>
  run(trx)`insert into favorite (guest_id, cast_id, created_at) values (${guestId}, ${castId}, ${at})
    on conflict (guest_id, cast_id) do nothing`;

export const deleteFavorite = (db: Db, guestId: string, castId: string) =>
  run(db)`delete from favorite where guest_id = ${guestId} and cast_id = ${castId}`;
