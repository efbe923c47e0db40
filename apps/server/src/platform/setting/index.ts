import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** The key that says that a database was filled with the demo. */
export const DEMO_SETTING = 'demo';

/** What the table `setting` holds under a key; undefined when nothing. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** The same of several keys; those that hold nothing are missing. */
export async function readSettings(db: Db, keys: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where(sql<boolean>`key = any (array(select unnest(${[...keys]}::text[])))`)
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Keeps a value that JSON can say. */
export async function writeSetting(db: Db, key: string, given: boolean | number | string): Promise<void> {
  const value = JSON.stringify(given);
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute();
}
