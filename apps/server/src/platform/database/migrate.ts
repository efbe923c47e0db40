import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import {
  LAST_OF_BASELINE,
  MIGRATIONS_DIR,
  readMigrations,
  waitingOf,
  type Applied,
  type Migration,
} from './migration-files.ts';
import { isBeforeBaseline, takeOver } from './take-over.ts';

const LOCK = 7_052_011;
/** So long a migration waits for a table that others use; whoever only reads waits behind it no longer. */
const LOCK_TIMEOUT = '2s';
/** With its pauses somewhat more than five minutes: a copy of the database reads each table for as long. */
const TRIES = 60;
const LONGEST_PAUSE_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';

export interface MigrateOptions {
  /** The last file to apply; absent: all are. */
  readonly last?: string;
  /** Before each further try of a file that waited in vain for a table; resolves when it is tried. */
  readonly pause?: (tries: number) => Promise<void>;
}

/**
 * Migrates the schema: the plain SQL files of `apps/server/migrations` in name order, each in its own transaction, under a lock so that
 * several processes may start at once. Applied files are never changed or undone. A database of before version 1.0.0 is taken over first.
 *
 * @returns names of the files applied now.
 * @throws StartupError when an applied file was changed or is missing.
 */
export async function migrate(
  pool: pg.Pool,
  directory: string = MIGRATIONS_DIR,
  { last, pause = growingPause }: MigrateOptions = {},
): Promise<string[]> {
  const files = (await readMigrations(directory)).filter(({ name }) => last === undefined || name <= last);
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(
      `create table if not exists schema_migration (name text primary key, checksum text not null, is_expand boolean not null default false)`,
    );
    let applied = await appliedTo(client);
    if (isBeforeBaseline(applied)) {
      const baseline = files.filter(({ name }) => name <= LAST_OF_BASELINE);
      await takeOver(client, applied, baseline);
      applied = await appliedTo(client);
    }
    const waiting = waitingOf(applied, files);
    const isNew = applied.length === 0;
    const alone = isNew ? await applyAtOnce(client, waiting) : waiting;
    for (const file of alone) await applyPatiently(client, file, pause);
    return waiting.map((file) => file.name);
  } finally {
    // Closing the connection releases the lock even when the connection broke.
    await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    client.release();
  }
}

/**
 * For a process that may not migrate: looks whether the database is ready for this version.
 *
 * @throws StartupError when it is older, or too new.
 */
export async function checkMigrated(pool: pg.Pool, directory: string = MIGRATIONS_DIR): Promise<void> {
  const { rows } = await pool.query<{ known: boolean }>(
    `select to_regclass('schema_migration') is not null as known`,
  );
  const applied = rows[0]!.known ? await appliedTo(pool) : [];
  const waiting = waitingOf(isBeforeBaseline(applied) ? [] : applied, await readMigrations(directory));
  if (waiting.length > 0)
    throw new StartupError(
      `The database is older than this version of the product, and MIGRATE is off: run npm run migrate, which applies ${waiting.map(({ name }) => name).join(', ')}.`,
    );
}

const appliedTo = async (client: pg.ClientBase | pg.Pool): Promise<Applied[]> =>
  (await client.query<Applied>('select * from schema_migration order by name')).rows;

/**
 * To a database that nobody uses yet, in one text, though each in its own transaction: being asked for five things for each file takes as long as
 * a third of what they say. Where one fails, those before it stay, and the rest is to be applied file by file, which names it.
 *
 * @returns what is still to be applied.
 */
async function applyAtOnce(
  client: pg.PoolClient,
  files: readonly Migration[],
): Promise<readonly Migration[]> {
  const first = files.findIndex(({ isConcurrent }) => isConcurrent);
  const together = first < 0 ? files : files.slice(0, first);
  try {
    await client.query(together.map(inTransaction).join(''));
    return files.slice(together.length);
  } catch {
    await client.query('rollback');
    return files.slice((await appliedTo(client)).length);
  }
}

/** Anew where it could not have a table: whoever reads meanwhile goes first each time. */
async function applyPatiently(
  client: pg.PoolClient,
  file: Migration,
  pause: (tries: number) => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await (file.isConcurrent ? applyConcurrently(client, file) : client.query(inTransaction(file)));
      return;
    } catch (error) {
      await client.query('rollback');
      const { code, message } = error as pg.DatabaseError;
      if (code !== LOCK_NOT_AVAILABLE || tries === TRIES)
        throw new Error(`Migration ${file.name} failed: ${message}`, { cause: error });
    }
    await pause(tries);
  }
}

const growingPause = (tries: number): Promise<void> => sleep(Math.min(LONGEST_PAUSE_MS, tries * 500));

/** An index whose making was interrupted is there, and is not used: it goes first. So does one that is only to go, however often that was begun. */
async function applyConcurrently(client: pg.PoolClient, { name, text, ...file }: Migration): Promise<void> {
  const index = /\bindex concurrently (?:if (?:not )?exists )?([\w.]+)/i.exec(text)![1]!;
  await client.query(`drop index concurrently if exists ${index}`);
  if (!/^drop /im.test(text)) await client.query(text);
  await client.query('insert into schema_migration values ($1, $2, $3)', [
    name,
    file.checksum,
    file.is_expand,
  ]);
}

/** Whatever is written afterwards is on the disk after it: what the machine's power takes is applied again. */
const inTransaction = ({ name, text, checksum, is_expand: isExpand }: Migration): string => `
begin;
set local synchronous_commit = off;
set local lock_timeout = '${LOCK_TIMEOUT}';
${text}
;
insert into schema_migration values (${pg.escapeLiteral(name)}, ${pg.escapeLiteral(checksum)}, ${isExpand});
commit;`;
