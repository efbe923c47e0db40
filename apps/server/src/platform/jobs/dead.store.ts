import { sql } from 'kysely';
import { allRows, isThere, type Db } from '#platform/database';
import { DEAD } from './dead-queue.ts';

export interface DeadJob {
  readonly id: string;
  readonly job: string;
  readonly data: unknown;
  readonly at: Date;
  readonly reason: string | null;
}

/** Jobs that were given up, the oldest first. */
export const deadJobs = (db: Db, limit: number) =>
  allRows<DeadJob>(db)`
    select id, source_name as job, data, created_on as at, source_output->>'message' as reason
    from pgboss.job where name = ${DEAD} and state = 'created'
    order by created_on, id limit ${limit}`;

/** An event or a job that was given up. */
export interface DeadWork {
  readonly id: string;
  readonly what: 'EVENT' | 'JOB';
  readonly name: string;
  readonly reason: string | null;
  readonly at: Date;
}

/** In milliseconds, as a place between two pages is told: the queue of jobs counts finer. */
const DEAD_WORK = sql`(
  select id::text, 'EVENT' as what, topic as name, dead_reason as reason, date_trunc('milliseconds', created_at) as at
    from outbox where dead_reason is not null
  union all select id::text, 'JOB', source_name, source_output->>'message', date_trunc('milliseconds', created_on)
    from pgboss.job where name = ${DEAD} and state = 'created')`;

/** Both, the oldest first; what comes after a place. */
export const deadWork = (
  db: Db,
  limit: number,
  after: { readonly at: Date; readonly id: string } | null = null,
) =>
  allRows<DeadWork>(db)`
    select * from ${DEAD_WORK} w where ${after === null ? sql`true` : sql`(w.at, w.id) > (${after.at}, ${after.id})`}
    order by w.at, w.id limit ${limit}`;

/** Since when both wait, for those who count. */
export const deadWorkSince = (limit: number) =>
  sql<{
    since: Date;
    due: null;
  }>`(select w.at as since, null::timestamptz as due from ${DEAD_WORK} w order by w.at, w.id limit ${limit})`;

/** Whether an event or a job is given up still. */
export const isDead = (db: Db, id: string) =>
  isThere(db)`select from ${DEAD_WORK} w where w.id = ${id} limit 1`;

interface RoutineFailure {
  readonly at: Date;
  readonly reason: string | null;
  /** It is tried no more, unless an operator revives it. */
  readonly isGivenUp: boolean;
}

/** What a routine failed with that has not been made up for: it is tried again, or was given up. */
export async function routineFailure(db: Db, name: string): Promise<RoutineFailure | null> {
  const rows = await allRows<RoutineFailure>(db)`
    select created_on as at, output->>'message' as reason, false as "isGivenUp"
      from pgboss.job where name = ${name} and state = 'retry'
    union all select created_on, source_output->>'message', true
      from pgboss.job where name = ${DEAD} and source_name = ${name} and state = 'created'
    order by at desc limit 1`;
  return rows[0] ?? null;
}
