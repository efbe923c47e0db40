import { sql } from 'kysely';
import { PLAN_ANEW, type Db } from '#platform/database';
import { isSeenBy } from './conditions.ts';

/** Longest beginning that the index of names holds. */
const PREFIX_MAX = 20;
/** Behind everything that begins in the same way. */
const END = '\u{10ffff}';

export interface NameRow {
  readonly id: string;
  readonly nickname: string;
  readonly prefecture: number;
  readonly district: string;
  readonly store_name: string;
}

/** Casts whom he sees, by the beginning of their names. */
export async function findNames(db: Db, guestId: string, start: string, most: number): Promise<NameRow[]> {
  const from = [...start].slice(0, PREFIX_MAX).join('');
  const { rows } = await sql<NameRow>`
    select c.id, c.nickname, c.prefecture, c.district, (select name from store where id = c.store_id) as store_name
    from cast_member c
    where c.listed and left(c.search_text, ${sql.lit(PREFIX_MAX)}) collate "C" >= ${from}
      and left(c.search_text, ${sql.lit(PREFIX_MAX)}) collate "C" < ${from + END} and ${isSeenBy(guestId)}
    order by left(c.search_text, ${sql.lit(PREFIX_MAX)}) collate "C", c.id limit ${sql.lit(most)}`.execute(
    db,
  );
  return rows;
}

export interface StoreRow {
  readonly name: string;
  readonly prefecture: number;
  readonly district: string;
}

/** Stores where somebody works whom he sees, by the beginning of their names. How many begin like that decides whether they are sorted. */
export async function findStores(db: Db, guestId: string, start: string, most: number): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`${sql.raw(PLAN_ANEW)}
    select s.name, s.prefecture, s.district from store s
    where s.name_key collate "C" >= ${start} and s.name_key collate "C" < ${start + END}
      and exists (select from cast_member c where c.store_id = s.id and c.listed and ${isSeenBy(guestId)})
    order by s.name_key collate "C", s.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
