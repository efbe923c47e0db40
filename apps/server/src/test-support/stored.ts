import { sql } from 'kysely';
import type { Db } from '#platform/database';

/**
 * Everything stored, as a row count and a content hash per table; except outgoing messages, which are handed over after a commit and so may
 * still be in flight.
 */
export async function stored(db: Db): Promise<unknown> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'dev_inbox'`.execute(db);
  const each = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name, count(*) as rows,
      sum(hashtextextended(t::text, 0))::text as contents from ${sql.table(name)} t`,
  );
  return (await sql`${sql.join(each, sql` union all `)} order by name`.execute(db)).rows;
}
