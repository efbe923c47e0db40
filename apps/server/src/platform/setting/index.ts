import type { Db } from '#platform/database';

/** What the table `setting` holds under a key; undefined when nothing. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
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
