import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely';
import { storeAddressKey, storeNameKey, storeQueryWords, storeSearchText } from '@yoimachi/domain/profile';
import type { Day } from '@yoimachi/domain/time';
import {
  allRows,
  allValues,
  firstRow,
  PLAN_ANEW,
  run,
  type Database,
  type Db,
  type RowOf,
  type Trx,
} from '#platform/database';

/** A phone is its digits. */
export type StoreFields = RowOf<
  'store',
  'name' | 'genre' | 'prefecture' | 'district' | 'address' | 'phone' | 'url'
>;
export interface StoreRow extends StoreFields {
  readonly id: string;
}
export interface OwnStoreRow extends StoreRow {
  /** She added it, is the only one in it, and no operator has corrected it. */
  readonly may_correct: boolean;
}

const COLUMNS = sql`s.id, s.name, s.genre, s.prefecture, s.district, s.address, s.phone, s.url`;
const LOCK = 7_052_039;

/** Serialises adding, choosing, correcting and joining stores: what is compared does not change meanwhile. */
export const lockStores = (trx: Trx) => run(trx)`select pg_advisory_xact_lock(${sql.lit(LOCK)})`;

/** The row an id refers to, even an id whose row was joined into it. */
export const findStore = (db: Db, storeId: string) =>
  firstRow<StoreRow>(db)`
    select ${COLUMNS} from store s
    where s.id = ${storeId} or s.id = (select a.store_id from store_alias a where a.id = ${storeId})`;

/** The store of a cast; null without one. */
export async function findStoreOf(db: Db, castId: string): Promise<OwnStoreRow | null> {
  const row = await firstRow<OwnStoreRow>(db)`
    select ${COLUMNS}, s.added_by is not distinct from c.id and s.corrected_at is null
      and not exists (select from cast_member o where o.store_id = s.id and o.id <> c.id) as may_correct
    from cast_member c join store s on s.id = c.store_id where c.id = ${castId}`;
  return row ?? null;
}

/** Rows that could be the same store, other than `exceptId`: with its phone, or with its name at its address; full matches first. */
export function findAlike(
  db: Db,
  store: StoreFields,
  exceptId: string | null,
): Promise<(StoreRow & { readonly is_same: boolean })[]> {
  const [nameKey, addressKey] = [storeNameKey(store.name), storeAddressKey(store.address)];
  return allRows<StoreRow & { readonly is_same: boolean }>(db)`
    select ${COLUMNS}, s.phone = ${store.phone} and s.name_key = ${nameKey} as is_same from store s
    where (s.phone = ${store.phone}
        or s.name_key = ${nameKey} and s.prefecture = ${store.prefecture} and s.address_key = ${addressKey})
      and ${exceptId === null ? sql`true` : sql`s.id <> ${exceptId}`}
    order by is_same desc, s.id limit 5`;
}

const keysOf = (store: StoreFields) => ({
  name_key: storeNameKey(store.name),
  address_key: storeAddressKey(store.address),
  search_text: storeSearchText(store),
});

export async function insertStore(
  trx: Trx,
  row: StoreRow & { readonly added_by: string; readonly doubted_at: Date | null },
): Promise<void> {
  await trx
    .insertInto('store')
    .values({ ...row, ...keysOf(row) })
    .execute();
}

/** Rewrites a store; what search reads of its casts follows through the reference. */
export async function updateStore(
  trx: Trx,
  storeId: string,
  store: StoreFields,
  marks: { readonly doubted_at?: Date | null; readonly corrected_at?: Date },
): Promise<void> {
  const { name, genre, prefecture, district, address, phone, url } = store;
  await trx
    .updateTable('store')
    .set({ name, genre, prefecture, district, address, phone, url, ...keysOf(store), ...marks })
    .where('id', '=', storeId)
    .execute();
}

/** Assigns a cast to a store, with what search reads of it. */
export async function moveCast(trx: Trx, castId: string, store: StoreRow): Promise<void> {
  const { id, genre, prefecture, district } = store;
  await trx
    .updateTable('cast_member')
    .set({ store_id: id, genre, prefecture, district })
    .where('id', '=', castId)
    .execute();
}

/** Removes a row a cast has added and left, if nobody is in it and no operator has touched it. */
export const dropEmptyStore = (trx: Trx, storeId: string, castId: string) =>
  run(trx)`delete from store s where s.id = ${storeId} and s.added_by = ${castId} and s.corrected_at is null
    and not exists (select from cast_member c where c.store_id = s.id)
    and not exists (select from store_alias a where a.store_id = s.id)`;

/** Removes a row whose casts have moved. */
export const dropStore = (trx: Trx, storeId: string) => run(trx)`delete from store where id = ${storeId}`;

/** An operator has decided what this store is: casts can no longer alter it. */
export const markCorrected = (trx: Trx, storeId: string, at: Date) =>
  run(trx)`update store set corrected_at = ${at}, doubted_at = null where id = ${storeId}`;

/** The first stores whose search text contains one form of each word; an exact name match first. */
export function searchStores(
  db: Db,
  words: readonly (readonly string[])[],
  nameKey: string,
  limit: number,
): Promise<StoreRow[]> {
  const order = sql`s.name_key, s.prefecture, s.address_key`;
  return allRows<StoreRow>(db)`${sql.raw(PLAN_ANEW)}
    with named as (
      select s.id, 0 as rank from store s where s.name_key = ${nameKey} order by ${order} limit ${sql.lit(limit)}
    ), fitting as (
      select s.id, 1 as rank from store s where s.name_key <> ${nameKey} and ${holdsWords(words)}
      order by ${order} limit ${sql.lit(limit)})
    select ${COLUMNS}
    from (select * from named union all select * from fitting) found join store s on s.id = found.id
    order by found.rank, ${order} limit ${sql.lit(limit)}`;
}

/** For each word, one of its forms is in the search text of `s`. */
function holdsWords(words: readonly (readonly string[])[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(words.map(holds), sql` and `)}`;
}

function holds(forms: readonly string[]): RawBuilder<SqlBool> {
  // The first condition is redundant; it is what lets the index be used.
  const each = forms.map(
    (form) => sql`search_grams(s.search_text) @> search_grams(${form})
      and s.search_text like ${`%${form.replace(/[\\%_]/g, '\\$&')}%`}`,
  );
  return sql<SqlBool>`((${sql.join(each, sql`) or (`)}))`;
}

/** Ids of a store's casts, locked in id order. */
export const castsOf = (trx: Trx, storeId: string) =>
  allValues<string>(trx)`select id from cast_member where store_id = ${storeId} order by id for update`;

export async function insertChange(trx: Trx, change: Insertable<Database['store_change']>): Promise<void> {
  await trx
    .insertInto('store_change')
    .values({ ...change, details: JSON.stringify(change.details) })
    .execute();
}

/** An operator has checked a store that a cast declared a different one. */
export const markSeen = (trx: Trx, storeId: string) =>
  run(trx)`update store set doubted_at = null where id = ${storeId}`;

/** Ids that pointed to a store now point to another, including its own. */
export async function moveAliases(trx: Trx, fromId: string, toId: string): Promise<void> {
  await trx.updateTable('store_alias').set({ store_id: toId }).where('store_id', '=', fromId).execute();
  await trx.insertInto('store_alias').values({ id: fromId, store_id: toId }).execute();
}

export interface ListedStore extends StoreRow {
  readonly doubtedAt: Date | null;
  readonly castCount: number;
}

export interface StoreFilter {
  readonly text: string;
  /** Those a cast declared different ones, the longest first. */
  readonly doubted: boolean;
  readonly prefecture?: number | undefined;
  readonly district?: string | undefined;
  /** The last store of the page before. */
  readonly afterId?: string | undefined;
}

/** Stores for an operator, by name: those matching the text, or all. An `afterId` that is no store's any more ends the list. */
export async function listStores(
  db: Db,
  { text, doubted, prefecture, district, afterId }: StoreFilter,
  limit: number,
): Promise<ListedStore[]> {
  const words = storeQueryWords(text);
  const order = doubted ? sql`s.doubted_at, s.id` : sql`s.name_key, s.prefecture, s.address_key, s.id`;
  const conditions = [
    words.length > 0 ? holdsWords(words) : sql`true`,
    doubted ? sql`s.doubted_at is not null` : sql`true`,
    prefecture === undefined ? sql`true` : sql`s.prefecture = ${prefecture}::smallint`,
    district === undefined ? sql`true` : sql`s.district = ${district}`,
    afterId === undefined ? sql`true` : await beyondStore(db, afterId, doubted),
  ];
  return allRows<ListedStore>(db)`${sql.raw(PLAN_ANEW)}
    select ${COLUMNS}, s.doubted_at as "doubtedAt",
      (select count(*)::integer from cast_member c where c.store_id = s.id) as "castCount"
    from store s where ${sql.join(conditions, sql` and `)} order by ${order} limit ${sql.lit(limit)}`;
}

async function beyondStore(db: Db, id: string, doubted: boolean): Promise<RawBuilder<unknown>> {
  const last = await db
    .selectFrom('store')
    .select(['name_key', 'prefecture', 'address_key', 'doubted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!last) return sql`false`;
  return doubted
    ? sql`(s.doubted_at, s.id) > (${last.doubted_at}::timestamptz, ${id}::uuid)`
    : sql`(s.name_key, s.prefecture, s.address_key, s.id)
        > (${last.name_key}, ${last.prefecture}::smallint, ${last.address_key}, ${id}::uuid)`;
}

/** One store as the list shows it, also by an id that was joined into it. */
export const listedStore = (db: Db, storeId: string) =>
  firstRow<ListedStore>(db)`
    select ${COLUMNS}, s.doubted_at as "doubtedAt",
      (select count(*)::integer from cast_member c where c.store_id = s.id) as "castCount"
    from store s where s.id = coalesce((select a.store_id from store_alias a where a.id = ${storeId}), ${storeId}::uuid)`;

/** Casts of a store with what they have ahead, by nickname. */
export const castsAhead = (db: Db, storeId: string, from: Day, limit: number) =>
  allRows<{
    id: string;
    nickname: string;
    isListed: boolean;
    comingDays: number;
    openBookings: number;
  }>(db)`
    select c.id, c.nickname, c.listed as "isListed",
      (select count(*)::int from schedule d where d.cast_id = c.id and d.day >= ${from}) as "comingDays",
      (select count(*)::int from open_participation p where p.cast_id = c.id) as "openBookings"
    from cast_member c where c.store_id = ${storeId} order by c.nickname, c.id limit ${sql.lit(limit)}`;
