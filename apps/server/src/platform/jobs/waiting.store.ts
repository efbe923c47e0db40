import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/database';

/** A kind of which there are jobs to do. */
interface WaitingKind {
  readonly name: string;
  /** Whether the time of one has come. */
  readonly waits: boolean;
  /** In how many milliseconds that of the next one comes. */
  readonly inMs: number | null;
}

/** Kinds that have a job to do, now or later. */
export async function kindsThatWait(db: Db): Promise<WaitingKind[]> {
  // As pg-boss asks for one, by its index.
  const { rows } = await sql<WaitingKind>`
    select name, bool_or(start_after <= now()) as waits,
      extract(epoch from min(start_after) filter (where start_after > now()) - now())::float8 * 1000 as "inMs"
    from pgboss.job where state < 'active' and not blocked group by name`.execute(db);
  return rows;
}

/** Whether somebody does a job now, or died doing it. No index tells: it reads every job that is kept. */
export async function isAnyUnderWay(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pgboss.job where state = 'active' limit 1`);
  return rowCount === 1;
}
