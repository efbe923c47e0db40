import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/global-database.ts';
import { createPool } from '#platform/database';
import { keptRows, type KeptRows } from './kept-rows.ts';
import { closeConnections, makeAsNew } from './reused-pool.ts';

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
  // Who waits for one waits for others of the same test: how long that takes is the machine's affair.
  pool.options.connectionTimeoutMillis = 60_000;
  return { database, pool, kept: keptRows(database.url) };
}

async function takeBack(owned: Owned): Promise<void> {
  const { pool, kept } = owned;
  await makeAsNew(pool, CONNECTIONS_KEPT);
  const changed = await kept.changed();
  if (changed.length > 0) {
    await Promise.all([kept.close(), pool.end()]);
    await owned.database.drop();
    throw new Error(`More than rows was changed (${changed.join(', ')}): say \`alone: true\``);
  }
  await kept.bringBack();
  idle.push(owned);
}
