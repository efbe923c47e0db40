import { sql } from 'kysely';
import type { CastBeside } from '@yoimachi/contract/beside';
import type { Day } from '@yoimachi/domain/time';
import { allRows, firstRow, PLAN_ANEW, theRow, type Db } from '#platform/database';
import { cards, type CardRow } from '#find/search';

/** What others are compared with. */
export interface SeenCast {
  readonly id: string;
  readonly prefecture: number;
  readonly district: string;
  readonly genre: number;
  readonly price30: number;
}

/** A cast whom this guest finds; undefined otherwise. */
export const findSeen = (db: Db, guestId: string, castId: string) =>
  firstRow<SeenCast>(db)`
    select c.id, c.prefecture, c.district, c.genre, c.price30 from cast_member c
    where c.id = ${castId} and c.listed
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`;

export interface GuestStanding {
  readonly has_phone: boolean;
  readonly payment_due: boolean;
  readonly age_checked: boolean;
}

/** What of a guest's own decides whether he may ask anybody. */
export const guestStanding = (db: Db, guestId: string) =>
  theRow<GuestStanding>(db)`
    select i.phone_sealed is not null as has_phone,
      exists (select from debt where guest_id = g.id and status = 'OPEN') as payment_due,
      (g.age_checked_at is not null or exists (select from card where guest_id = g.id and removed_at is null)) as age_checked
    from guest g join account a on a.id = g.id join identity i on i.id = a.identity_id where g.id = ${guestId}`;

// How many reviews she has decides between their index and all of them.
export const reviewSpread = (db: Db, castId: string) =>
  theRow<NonNullable<CastBeside['reviews']>>(db)`${sql.raw(PLAN_ANEW)}
    select count(*) filter (where tier = 'GOOD')::int as good, count(*) filter (where tier = 'KEEP')::int as keep,
      count(*) filter (where tier = 'BAD')::int as bad
    from review where cast_id = ${castId} and author = 'guest' and visible_at is not null`;

/** Kinds of gifts that are shown, and how many of the last gifts they are counted in. */
const KINDS = 6;
const LAST_GIFTS = 200;

export const giftsOf = (db: Db, castId: string): Promise<CastBeside['gifts']> =>
  allRows<CastBeside['gifts'][number]>(db)`
    select g.name, g.picture, s.count from (
      select gift_id, count(*)::int as count from (
        select gift_id from gift_sent where cast_id = ${castId} order by id desc limit ${sql.lit(LAST_GIFTS)}) last
      group by gift_id) s join gift g on g.id = s.gift_id
    order by s.count desc, g.position, g.id limit ${sql.lit(KINDS)}`;

const SIMILAR = 6;
/** Of so many who are recommended in her district, and in her prefecture, the most similar are chosen. */
const LOOKED_AT = 30;

export function similarCasts(db: Db, guestId: string, cast: SeenCast, day: Day): Promise<CardRow[]> {
  const { id, prefecture, district, genre, price30 } = cast;
  const others = sql`c.listed and c.id <> ${id} and c.id <> all ((select hidden_casts(${guestId}))::uuid[])`;
  const first = sql`order by c.recommendation desc, c.id desc limit ${sql.lit(LOOKED_AT)}`;
  return allRows<CardRow>(db)`
    with near as (
      (select c.id from cast_member c where c.prefecture = ${prefecture} and c.district = ${district} and ${others} ${first})
      union
      (select c.id from cast_member c where c.prefecture = ${prefecture} and ${others} ${first})),
    found as (
      select m.*, (m.district <> ${district})::int * 10000 + (m.genre <> ${genre})::int * 5000 + abs(m.price30 - ${price30}) as sort_value
      from near n join cast_member m on m.id = n.id order by sort_value, m.id limit ${sql.lit(SIMILAR)})
    ${cards(guestId, day)}
    order by c.sort_value, c.id`;
}
