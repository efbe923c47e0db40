import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/global-database.ts';
import { createPool } from '#platform/database';
import { keptRows, type KeptRows } from './kept-rows.ts';

/** A database that is lent to one user after the other, with connections that know it. Each finds it as the first did. */
export interface LentDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly kept: KeptRows;
  /** Gives it back when nothing is under way in it. Where more than its rows was changed it is dropped. @throws Error then, which fails the file. */
  readonly giveBack: () => Promise<void>;
}

interface Owned {
  readonly database: TestDatabase;
  readonly pool: pg.Pool;
  readonly kept: KeptRows;
}

/** More than these are closed when it is given back: most need no more. */
const CONNECTIONS_KEPT = 6;
/** Connections of others that are ended go of themselves within so many looks. */
const LOOKS = 50;
/** What a connection was told for itself; its plans stay. */
const AS_NEW = 'reset all; unlisten *; discard temp; select pg_advisory_unlock_all()';

// Of this worker: its files come one after the other.
const idle: Owned[] = [];

/** One that was given back, or a new one. `size`: most connections at once. */
export async function lendDatabase(size: number): Promise<LentDatabase> {
  const owned = idle.pop() ?? (await make());
  owned.pool.options.max = size;
  await closeConnections(owned.pool, size);
  const { pool, kept, database } = owned;
  return { url: database.url, pool, kept, giveBack: () => takeBack(owned) };
}

async function make(): Promise<Owned> {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, size: 1 });
  // Whoever comes next finds them open.
  pool.options.idleTimeoutMillis = 0;
  return { database, pool, kept: keptRows(database.url) };
}

async function takeBack(owned: Owned): Promise<void> {
  const { pool, kept } = owned;
  await closeConnections(pool, CONNECTIONS_KEPT);
  const clients = await Promise.all(
    Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()),
  );
  for (const client of clients) await client.query(AS_NEW);
  await endOthers(clients);
  for (const client of clients) client.release();
  const changed = await kept.changed();
  if (changed.length > 0) {
    await Promise.all([kept.close(), pool.end()]);
    await owned.database.drop();
    throw new Error(`More than rows was changed (${changed.join(', ')}): say \`alone: true\``);
  }
  await kept.bringBack();
  idle.push(owned);
}

/** Closes connections that wait for work until so many are left. */
async function closeConnections(pool: pg.Pool, left: number): Promise<void> {
  const surplus = Array.from({ length: Math.max(0, pool.totalCount - left) }, () => pool.connect());
  for (const client of await Promise.all(surplus)) client.release(true);
}

/** Waits for connections of others that have been ended, and cuts those that were not: nobody writes afterwards. */
async function endOthers(own: readonly pg.PoolClient[]): Promise<void> {
  const [client] = own;
  if (!client) return;
  const pids = own.map((one) => (one as unknown as { readonly processID: number }).processID);
  const others = `from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    and application_name <> 'kept rows' and pid <> all('{${pids.join(',')}}')`;
  for (let look = 0; look < LOOKS; look++) {
    if ((await client.query(`select ${others}`)).rowCount === 0) return;
    await sleep(10);
  }
  await client.query(`select pg_terminate_backend(pid) ${others}`);
}
