import type { SavedSearch } from '@yoimachi/contract/saved-search';
import type { SavedFilter } from '@yoimachi/domain/saved-search';
import { sql } from 'kysely';
import { firstRow, run, type Db, type RowOf, type Trx } from '#platform/database';

/** A search that a guest keeps. */
export interface SearchRow {
  readonly id: string;
  readonly name: string;
  readonly filter: SavedFilter;
  readonly is_told: boolean;
  readonly known_ids: string[];
  readonly created_at: Date;
}

/** As it was checked when it was kept. */
const filter = sql<SavedSearch['filter']>`filter`.as('filter');

/** Lets one guest's searches be changed one after the other. */
export const lockGuest = (trx: Trx, guestId: string) =>
  run(trx)`select from guest where id = ${guestId} for no key update`;

/** The newest first. */
export const searchesOf = (db: Db, guestId: string) =>
  db
    .selectFrom('saved_search')
    .select(['id', 'name', filter, 'is_told', 'told_at', 'told_count'])
    .where('guest_id', '=', guestId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findSearch = (db: Db, guestId: string, id: string) =>
  db
    .selectFrom('saved_search')
    .select(['id', filter, 'is_told'])
    .where('guest_id', '=', guestId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The same conditions, in whichever order they were said. */
export const findSame = (db: Db, guestId: string, conditions: SavedFilter) =>
  firstRow<RowOf<'saved_search', 'id'>>(db)`
    select id from saved_search where guest_id = ${guestId} and filter = ${JSON.stringify(conditions)}::jsonb`;

export async function insertSearch(trx: Trx, guestId: string, row: SearchRow): Promise<void> {
  const kept = { ...row, guest_id: guestId, filter: JSON.stringify(row.filter) };
  await trx.insertInto('saved_search').values(kept).execute();
}

export const deleteSearch = (db: Db, guestId: string, id: string) =>
  run(db)`delete from saved_search where guest_id = ${guestId} and id = ${id}`;

/** Those that name a district, in the order of ids, locked. */
export const searchesNaming = (trx: Trx, district: string, afterId: string | null, most: number) =>
  trx
    .selectFrom('saved_search')
    .select(['id', 'guest_id', filter])
    .where(sql<boolean>`string_to_array(filter ->> 'district', ',') @> array[${district}]`)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(sql.lit(most))
    .forUpdate()
    .execute();

export const setFilter = (trx: Trx, id: string, conditions: SavedFilter) =>
  run(trx)`update saved_search set filter = ${JSON.stringify(conditions)} where id = ${id}`;

/** Whether it tells, and who is known to fit from now on. */
export const setTold = (
  trx: Trx,
  id: string,
  { isTold, knownIds }: { readonly isTold: boolean; readonly knownIds: string[] },
) => run(trx)`update saved_search set is_told = ${isTold}, known_ids = ${knownIds} where id = ${id}`;

/** Who fits now; and of how many he is told. */
export async function keepLook(
  trx: Trx,
  id: string,
  look: { readonly knownIds: string[]; readonly told: { readonly at: Date; readonly count: number } | null },
): Promise<void> {
  const { knownIds, told } = look;
  await trx
    .updateTable('saved_search')
    .set({ known_ids: knownIds, ...(told && { told_at: told.at, told_count: told.count }) })
    .where('id', '=', id)
    .execute();
}

/** One of his searches tells: from then on is looked. A look that is already to come stays, and is waited for, since it may be the last. */
export const awaitLook = (trx: Trx, guestId: string, dueAt: Date) =>
  run(trx)`insert into saved_search_look (guest_id, due_at) values (${guestId}, ${dueAt})
    on conflict (guest_id) do update set due_at = saved_search_look.due_at`;

export const looksDue = sql`
  select guest_id as id, due_at, array[guest_id] as keys from saved_search_look order by due_at, guest_id`;

/** Whether a look is still due, locked, and whether he may be told; undefined when another process was faster. */
export const lockLook = (trx: Trx, guestId: string, dueAt: Date) =>
  firstRow<{ isHere: boolean }>(trx)`
    select a.suspended_at is null and a.left_at is null as "isHere" from saved_search_look l
    join account a on a.id = l.guest_id where l.guest_id = ${guestId} and l.due_at <= ${dueAt} for update of l`;

/** Those that tell, locked, the oldest first. */
export const toldSearches = (trx: Trx, guestId: string) =>
  trx
    .selectFrom('saved_search')
    .select(['id', 'name', filter, 'known_ids'])
    .where('guest_id', '=', guestId)
    .where('is_told', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

export const moveLook = (trx: Trx, guestId: string, dueAt: Date) =>
  run(trx)`update saved_search_look set due_at = ${dueAt} where guest_id = ${guestId}`;

export const endLook = (trx: Trx, guestId: string) =>
  run(trx)`delete from saved_search_look where guest_id = ${guestId}`;
