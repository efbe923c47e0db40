import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** Names of the kinds that have a job whose time has come. */
export async function kindsThatWait(db: Db): Promise<Set<string>> {
  // As pg-boss asks for one, by its index.
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
