import { sql } from 'kysely';
import { storeQueryWords } from '@yoimachi/domain/profile';
import type { Db, Trx } from '../../platform/database/index.ts';
import { holdsWords, type StoreRow } from './stores.store.ts';

/** Ids of the casts of a store, each locked in the order of ids. */
export async function castsOf(trx: Trx, storeId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('cast_member')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

interface StoreChange {
  readonly store_id: string;
  readonly kind: 'CORRECTED' | 'JOINED' | 'SEEN';
  readonly details: object;
  readonly operator: string;
  readonly changed_at: Date;
}

export async function insertChange(trx: Trx, change: StoreChange): Promise<void> {
  await trx
    .insertInto('store_change')
    .values({ ...change, details: JSON.stringify(change.details) })
    .execute();
}

/** An operator has looked at a store that a cast called another one. */
export async function markSeen(trx: Trx, storeId: string): Promise<void> {
  await trx.updateTable('store').set({ doubted_at: null }).where('id', '=', storeId).execute();
}

/** The ids that meant a store mean another one, its own too. */
export async function moveAliases(trx: Trx, fromId: string, toId: string): Promise<void> {
  await trx.updateTable('store_alias').set({ store_id: toId }).where('store_id', '=', fromId).execute();
  await trx.insertInto('store_alias').values({ id: fromId, store_id: toId }).execute();
}

export interface ListedStore extends StoreRow {
  readonly doubted_at: Date | null;
  readonly cast_count: number;
}

/** Stores for an operator: those that fit the text, or all; with `doubted` those a cast called another one, the oldest first. */
export async function listStores(
  db: Db,
  { text, doubted }: { readonly text: string; readonly doubted: boolean },
  limit: number,
): Promise<ListedStore[]> {
  const words = storeQueryWords(text);
  const { rows } = await sql<ListedStore>`
    select s.id, s.name, s.genre, s.prefecture, s.district, s.address, s.phone, s.url, s.doubted_at,
      (select count(*)::integer from cast_member c where c.store_id = s.id) as cast_count
    from store s
    where ${words.length > 0 ? holdsWords(words) : sql`true`} and ${doubted ? sql`s.doubted_at is not null` : sql`true`}
    order by ${doubted ? sql`s.doubted_at, s.id` : sql`s.name_key, s.prefecture, s.address_key, s.id`}
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
