import { sql } from 'kysely';
import type { Db } from '#platform/database';
import { DEAD } from './dead.store.ts';

export interface RoutineFailure {
  readonly at: Date;
  readonly reason: string | null;
  /** It is tried no more, unless an operator revives it. */
  readonly isGivenUp: boolean;
}

/** What a routine failed with that has not been made up for: it is tried again, or was given up. */
export async function routineFailure(db: Db, name: string): Promise<RoutineFailure | null> {
  const { rows } = await sql<RoutineFailure>`
    select created_on as at, output->>'message' as reason, false as "isGivenUp"
      from pgboss.job where name = ${name} and state = 'retry'
    union all select created_on, source_output->>'message', true
      from pgboss.job where name = ${DEAD} and source_name = ${name} and state = 'created'
    order by at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
