import { sql } from 'kysely';
import type pg from 'pg';
import { allRows, type Db } from '#platform/database';
import { DEAD } from './dead-queue.ts';

/** A kind of which there are jobs to do. */
interface WaitingKind {
  readonly name: string;
  /** Whether the time of one has come. */
  readonly waits: boolean;
  /** In how many milliseconds that of the next one comes. */
  readonly inMs: number | null;
}

/** Kinds that have a job to do, now or later. */
export function kindsThatWait(db: Db): Promise<WaitingKind[]> {
  // As pg-boss asks for one, by its index.
  return allRows<WaitingKind>(db)`
    select name, bool_or(start_after <= now()) as waits,
      extract(epoch from min(start_after) filter (where start_after > now()) - now())::float8 * 1000 as "inMs"
    from pgboss.job where state < 'active' and not blocked group by name`;
}

/** Whether somebody does a job now, or died doing it. No index tells: it reads every job that is kept. */
export async function isAnyUnderWay(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pgboss.job where state = 'active' limit 1`);
  return rowCount === 1;
}

/** What there is to do of a kind; times by the machine's clock, as the queue has them. */
interface JobCount {
  readonly queue: string;
  /** Those whose time has come, and for how long the oldest of them has waited since. */
  readonly waiting: number;
  readonly oldest_ms: number | null;
  /** Those that failed and are tried again, and how often the worst of them has failed. */
  readonly retrying: number;
  readonly most_tries: number;
  readonly dead: number;
}

/** All kinds of jobs, those of each counted up to a limit, and what was given up altogether, too. */
export const countJobs = (db: Db, limit: number) =>
  allRows<JobCount>(db)`
    with dead as (
      select source_name as name, count(*)::int as dead
      from (select source_name from pgboss.job where name = ${DEAD} and state < 'active' and not blocked limit ${sql.lit(limit)}) d
      group by 1)
    select q.name as queue, w.waiting, w.oldest_ms, w.retrying, w.most_tries, coalesce(dead.dead, 0) as dead
    from pgboss.queue q left join dead on dead.name = q.name
    cross join lateral (
      select count(*) filter (where start_after <= now())::int as waiting,
        extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 * 1000 as oldest_ms,
        count(*) filter (where state = 'retry')::int as retrying,
        coalesce(max(retry_count) filter (where state = 'retry'), 0)::int as most_tries
      from (select state, start_after, retry_count from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked limit ${sql.lit(limit)}) j) w
    where q.name <> ${DEAD} order by q.name`;
