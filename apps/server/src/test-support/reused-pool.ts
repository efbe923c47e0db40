import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Connections of others that are ended go of themselves within so many looks. */
const LOOKS = 50;
/** What a connection was told for itself; its plans stay. */
const AS_NEW = 'reset all; unlisten *; discard temp; select pg_advisory_unlock_all()';

/**
 * Makes connections as new for the next product, but for the plans that they know, and closes those beyond `left`: most need no more. Nobody
 * else is at their database afterwards.
 */
export async function makeAsNew(pool: pg.Pool, left: number): Promise<void> {
  await closeConnections(pool, left);
  const clients = await Promise.all(
    Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()),
  );
  for (const client of clients) await client.query(AS_NEW);
  await endOthers(clients);
  for (const client of clients) client.release();
}

/** Closes connections that wait for work until so many are left. */
export async function closeConnections(pool: pg.Pool, left: number): Promise<void> {
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
