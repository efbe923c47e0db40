import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** A try of a job: each has another count. */
interface Taken {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

/**
 * Lets another process do at once what this one has taken and does not end: as if the try had failed, without the wait that follows a failure.
 * Nothing happens to a try that has ended, or was taken for dead meanwhile.
 */
export const handBackJob = (db: Db, { name, id, retryCount }: Taken) =>
  sql`
  update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
  where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(db);
