import type { SavedSearch } from '@yoimachi/contract/saved-search';
import type { SavedFilter } from '@yoimachi/domain/saved-search';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

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
export async function lockGuest(trx: Trx, guestId: string): Promise<void> {
  await sql`select from guest where id = ${guestId} for no key update`.execute(trx);
}

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
  db
    .selectFrom('saved_search')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('filter', '=', sql<never>`${JSON.stringify(conditions)}::jsonb`)
    .executeTakeFirst();

export async function insertSearch(trx: Trx, guestId: string, row: SearchRow): Promise<void> {
  const kept = { ...row, guest_id: guestId, filter: JSON.stringify(row.filter) };
  await trx.insertInto('saved_search').values(kept).execute();
}

export async function deleteSearch(db: Db, guestId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_search').where('guest_id', '=', guestId).where('id', '=', id).execute();
}

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

export async function setFilter(trx: Trx, id: string, conditions: SavedFilter): Promise<void> {
  await trx
    .updateTable('saved_search')
    .set({ filter: JSON.stringify(conditions) })
    .where('id', '=', id)
    .execute();
}

/** Whether it tells, and who is known to fit from now on. */
export async function setTold(
  trx: Trx,
  id: string,
  { isTold, knownIds }: { readonly isTold: boolean; readonly knownIds: string[] },
): Promise<void> {
  await trx
    .updateTable('saved_search')
    .set({ is_told: isTold, known_ids: knownIds })
    .where('id', '=', id)
    .execute();
}

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
export async function awaitLook(trx: Trx, guestId: string, dueAt: Date): Promise<void> {
  await trx
    .insertInto('saved_search_look')
    .values({ guest_id: guestId, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('guest_id').doUpdateSet({ due_at: sql`saved_search_look.due_at` }),
    )
    .execute();
}

export const looksDue = (db: Db) =>
  db
    .selectFrom('saved_search_look')
    .select(['guest_id as id', 'due_at', sql<string[]>`array[guest_id]`.as('keys')])
    .orderBy('due_at')
    .orderBy('guest_id');

/** Whether a look is still due, locked, and whether he may be told; undefined when another process was faster. */
export const lockLook = (trx: Trx, guestId: string, dueAt: Date) =>
  trx
    .selectFrom('saved_search_look as l')
    .innerJoin('account as a', 'a.id', 'l.guest_id')
    .select(sql<boolean>`a.suspended_at is null and a.left_at is null`.as('isHere'))
    .where('l.guest_id', '=', guestId)
    .where('l.due_at', '<=', dueAt)
    .forUpdate('l')
    .executeTakeFirst();

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

export async function moveLook(trx: Trx, guestId: string, dueAt: Date): Promise<void> {
  await trx.updateTable('saved_search_look').set({ due_at: dueAt }).where('guest_id', '=', guestId).execute();
}

export async function endLook(trx: Trx, guestId: string): Promise<void> {
  await trx.deleteFrom('saved_search_look').where('guest_id', '=', guestId).execute();
}
