import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { isBeforeBaseline, takeOver, type Applied } from './take-over.ts';

export const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');
const LOCK = 7_052_011;
/** The last file of version 1.0.0. */
export const LAST_OF_BASELINE = '013_help_pages.sql';

interface Migration extends Applied {
  readonly text: string;
}

/**
 * Migrates the schema: the plain SQL files of `apps/server/migrations` in name order, each in its own transaction, under a lock so that
 * several processes may start at once. Applied files are never changed or undone. A database of before version 1.0.0 is taken over first.
 *
 * @param options.last the last file to apply; absent: all are.
 * @returns names of the files applied now.
 * @throws StartupError when an applied file was changed or is missing.
 */
export async function migrate(
  pool: pg.Pool,
  directory: string = MIGRATIONS_DIR,
  { last }: { readonly last?: string } = {},
): Promise<string[]> {
  const files = (await readMigrations(directory)).filter(({ name }) => last === undefined || name <= last);
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null)',
    );
    let applied = await appliedTo(client);
    if (isBeforeBaseline(applied)) {
      await takeOver(
        client,
        applied,
        files.filter(({ name }) => name <= LAST_OF_BASELINE),
      );
      applied = await appliedTo(client);
    }
    checkApplied(applied, files);
    const waiting = files.slice(applied.length);
    await applyAll(client, waiting);
    return waiting.map((file) => file.name);
  } finally {
    // Closing the connection releases the lock even when the connection broke.
    await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    client.release();
  }
}

const appliedTo = async (client: pg.PoolClient): Promise<Applied[]> =>
  (await client.query<Applied>('select name, checksum from schema_migration order by name')).rows;

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The number of the newest migration among names of files. */
export const newestOf = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0)));

/** That of the newest that this version of the product knows. */
export const newestMigration = async (directory: string = MIGRATIONS_DIR): Promise<number> =>
  newestOf(await readdir(directory));

function checkApplied(applied: readonly Applied[], files: readonly Migration[]): void {
  for (const [index, row] of applied.entries()) {
    const file = files[index];
    if (file?.name !== row.name)
      throw new StartupError(
        `The database has the migration ${row.name}, which this version of the product does not know.`,
      );
    if (file.checksum !== row.checksum)
      throw new StartupError(`The migration ${row.name} was changed after the database had applied it.`);
  }
}

/**
 * In one text, though each in its own transaction: being asked for five things for each of 150 files takes as long as a third of what they say. Where
 * one fails, those before it stay, and the rest goes file by file, which names it.
 */
async function applyAll(client: pg.PoolClient, files: readonly Migration[]): Promise<void> {
  try {
    await client.query(files.map(inTransaction).join(''));
  } catch {
    await client.query('rollback');
    const { rowCount } = await client.query('select from schema_migration where name = any ($1)', [
      files.map(({ name }) => name),
    ]);
    for (const file of files.slice(rowCount ?? 0)) await apply(client, file);
  }
}

async function apply(client: pg.PoolClient, file: Migration): Promise<void> {
  try {
    await client.query(inTransaction(file));
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Whatever is written afterwards is on the disk after it: what the machine's power takes is applied again. */
const inTransaction = ({ name, text, checksum }: Migration): string => `
begin;
set local synchronous_commit = off;
${text}
;
insert into schema_migration values (${pg.escapeLiteral(name)}, ${pg.escapeLiteral(checksum)});
commit;`;
