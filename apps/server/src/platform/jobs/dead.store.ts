import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** Where jobs go that were given up. */
export const DEAD = 'dead';

export interface DeadJob {
  readonly id: string;
  readonly job: string;
  readonly data: unknown;
  readonly at: Date;
  readonly reason: string | null;
}

/** Jobs that were given up, the oldest first. */
export async function deadJobs(db: Db, limit: number): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, source_name as job, data, created_on as at, source_output->>'message' as reason
    from pgboss.job where name = ${DEAD} and state = 'created'
    order by created_on, id limit ${limit}`.execute(db);
  return rows;
}

/** What was given up and waits for somebody, by its kind: events of the outbox and jobs. */
export async function countDead(db: Db): Promise<{ readonly kind: string; readonly count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select source_name as kind, count(*)::int from pgboss.job where name = ${DEAD} and state = 'created' group by 1
    union all select topic, count(*)::int from outbox where dead_reason is not null group by 1`.execute(db);
  return rows;
}
