import type pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/**
 * Until somebody waits for what this connection has locked: others wait for each other now and then.
 *
 * @param pool asks. A transaction would be shown the same moment of the others again and again.
 * @param locker the process of the connection that holds the lock, `pg_backend_pid()`.
 */
export async function somebodyWaitsFor(pool: pg.Pool, locker: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))`;
  await eventually(async () => expect((await pool.query(waiting, [locker])).rowCount).toBeGreaterThan(0));
}

/** The process of a connection. */
export async function pidOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
