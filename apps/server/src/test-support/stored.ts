import { sql } from 'kysely';
import type { Db } from '#platform/database';

/**
 * Everything stored, as how many rows each table has and by which transactions they were written, so that a row that is written again as it
 * was is another one; except outgoing messages, which are handed over after a commit and so may still be in flight.
 */
export async function stored(db: Db): Promise<unknown> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'dev_inbox'`.execute(db);
  // A hash of their texts would cost a fifth of a second each time.
  const each = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name, count(*) as rows,
      sum(xmin::text::bigint)::text as writers from ${sql.table(name)} t`,
  );
  return (await sql`${sql.join(each, sql` union all `)} order by name`.execute(db)).rows;
}
