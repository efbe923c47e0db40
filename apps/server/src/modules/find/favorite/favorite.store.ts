import { sql } from 'kysely';
import type { ReviewTier } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import { oneOf, type Db, type Trx } from '#platform/database';
import { cards, type CardRow } from '#find/search';
import type { Position } from './cursor.ts';

/** Which of them: of one list, and with one tag of his. */
export interface FavoriteFilter {
  readonly groupId: string | null;
  readonly tier: ReviewTier | null;
}

/** Favourites newest first, of a list where one is named; paused casts stay in the list, casts who left it are gone with their profile, hidden ones too. */
export async function favoriteCards(
  db: Db,
  guestId: string,
  { groupId, tier }: FavoriteFilter,
  day: Day,
  after: Position | null,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with found as (
      select c.*, f.created_at as sort_value from favorite f join cast_member c on c.id = f.cast_id
      where f.guest_id = ${guestId} and c.price30 is not null and c.store_id is not null
        and f.cast_id <> all ((select hidden_casts(${guestId}))::uuid[])
        ${groupId === null ? sql`` : sql`and f.cast_id = any (array(select group_member_ids(${guestId}, ${groupId})))`}
        ${tier === null ? sql`` : sql`and tier_of(${guestId}, f.cast_id) = ${tier}`}
        and (${after?.at ?? null}::timestamptz is null
             or (f.created_at, f.cast_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by f.created_at desc, f.cast_id desc limit ${limit})
    ${cards(guestId, day)}
    order by c.sort_value desc, c.id desc`.execute(db);
  return rows;
}

/** A day of a cast's schedule with the approved times within it. */
export interface OpenDay {
  readonly cast_id: string;
  readonly day: Day;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly taken: readonly { readonly from: string; readonly to: string }[];
}

/** How many of her next days are searched for free time. */
const DAYS_LOOKED_AT = 10;

/** The next days of casts who accept requests, earliest first. */
export async function openDays(db: Db, castIds: readonly string[], from: Day, to: Day): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select s.cast_id, s.day, s.from_minute, s.to_minute, coalesce(
      (select jsonb_agg(jsonb_build_object('from', p.starts_at, 'to', p.ends_at)) from taken_time p
       where p.cast_id = s.cast_id and p.starts_at > (s.day::timestamp at time zone 'Asia/Tokyo') - interval '30 hours'
         and p.starts_at < (s.day::timestamp at time zone 'Asia/Tokyo') + interval '30 hours'), '[]') as taken
    from cast_member c
    join lateral (select * from schedule where cast_id = c.id and day between ${from} and ${to}
      order by day limit ${sql.lit(DAYS_LOOKED_AT)}) s on true
    where c.id = ${oneOf(castIds)} and c.listed
    order by s.day`.execute(db);
  return rows;
}

/** Whether the cast exists and is listed for this guest, and whether she and the guest are the same person. */
export async function findFavoriteTarget(trx: Trx, guestId: string, castId: string) {
  return trx
    .selectFrom('cast_member as c')
    .select([
      sql<boolean>`c.listed and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`.as(
        'listed',
      ),
      sql<boolean>`exists (select from own_pair where guest_id = ${guestId} and cast_id = ${castId})`.as(
        'same_person',
      ),
    ])
    .where('c.id', '=', castId)
    .executeTakeFirst();
}

export async function insertFavorite(trx: Trx, guestId: string, castId: string, at: Date): Promise<void> {
  await trx
    .insertInto('favorite')
    .values({ guest_id: guestId, cast_id: castId, created_at: at })
    .onConflict((oc) => oc.columns(['guest_id', 'cast_id']).doNothing())
    .execute();
}

export async function deleteFavorite(db: Db, guestId: string, castId: string): Promise<void> {
  await db.deleteFrom('favorite').where('guest_id', '=', guestId).where('cast_id', '=', castId).execute();
}
