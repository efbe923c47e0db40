import { sql } from 'kysely';
import { allRows, PLAN_ANEW, type Db, type FieldsOf } from '#platform/database';
import { isSeenBy } from './conditions.ts';

/** Longest beginning that the index of names holds. */
const PREFIX_MAX = 20;
/** Behind everything that begins in the same way. */
const END = '\u{10ffff}';

export interface StoreRow extends FieldsOf<'store', 'prefecture' | 'district'> {
  readonly name: string;
}
export interface NameRow extends Omit<StoreRow, 'name'> {
  readonly castId: string;
  readonly nickname: string;
  readonly storeName: string;
}

/** Casts whom he sees, by the beginning of their names. */
export function findNames(db: Db, guestId: string, start: string, most: number): Promise<NameRow[]> {
  const from = [...start].slice(0, PREFIX_MAX).join('');
  return allRows<NameRow>(db)`
    select c.id as "castId", c.nickname, c.prefecture, c.district, (select name from store where id = c.store_id) as "storeName"
    from cast_member c
    where c.listed and left(c.search_text, ${sql.lit(PREFIX_MAX)}) collate "C" >= ${from}
      and left(c.search_text, ${sql.lit(PREFIX_MAX)}) collate "C" < ${from + END} and ${isSeenBy(guestId)}
    order by left(c.search_text, ${sql.lit(PREFIX_MAX)}) collate "C", c.id limit ${sql.lit(most)}`;
}

/** Stores where somebody works whom he sees, by the beginning of their names. How many begin like that decides whether they are sorted. */
export const findStores = (db: Db, guestId: string, start: string, most: number) =>
  allRows<StoreRow>(db)`${sql.raw(PLAN_ANEW)}
    select s.name, s.prefecture, s.district from store s
    where s.name_key collate "C" >= ${start} and s.name_key collate "C" < ${start + END}
      and exists (select from cast_member c where c.store_id = s.id and c.listed and ${isSeenBy(guestId)})
    order by s.name_key collate "C", s.id limit ${sql.lit(most)}`;
