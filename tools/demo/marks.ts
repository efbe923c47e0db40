import type { Db } from '../../apps/server/src/platform/database/index.ts';
import { readSetting } from '../../apps/server/src/platform/setting/index.ts';
import { PROGRESS_KEY, SCENES, SCENES_KEY } from './accounts.ts';

/** The version of the scenes that a database has; 0: they were never all played. */
export const readPlayed = async (db: Db): Promise<number> => Number((await readSetting(db, SCENES_KEY)) ?? 0);

interface Progress {
  readonly version: number;
  readonly done: readonly string[];
}

/** The names of the scenes that were played of those of this version; null: its playing has not begun, or is over. */
export async function readProgress(db: Db): Promise<readonly string[] | null> {
  const progress = (await readSetting(db, PROGRESS_KEY)) as Progress | undefined;
  return progress?.version === SCENES ? progress.done : null;
}

/** Whether the product may have been used with it, be the rest of it played or not. */
export async function isOpened(db: Db): Promise<boolean> {
  const marks = await db
    .selectFrom('setting')
    .select('key')
    .where('key', 'in', [SCENES_KEY, PROGRESS_KEY])
    .limit(1)
    .executeTakeFirst();
  return marks !== undefined;
}

/** Keeps which scenes were played, whatever becomes of the process. */
export async function writeProgress(db: Db, done: readonly string[]): Promise<void> {
  await put(db, PROGRESS_KEY, { version: SCENES, done } satisfies Progress);
}

/** From now on the product may be used, and scenes are played. */
export const markOpened = (db: Db): Promise<void> => writeProgress(db, []);

/** All is there. */
export async function markPlayed(db: Db): Promise<void> {
  await put(db, SCENES_KEY, SCENES);
  await db.deleteFrom('setting').where('key', '=', PROGRESS_KEY).execute();
}

async function put(db: Db, key: string, given: number | Progress): Promise<void> {
  const value = JSON.stringify(given);
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((existing) => existing.column('key').doUpdateSet({ value }))
    .execute();
}
