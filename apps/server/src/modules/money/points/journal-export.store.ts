import { sql } from 'kysely';
import type { Db } from '#platform/database';

/** The highest id that can be seen; 0 without any. */
export async function newestTransfer(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ledger_transfer`.execute(
    db,
  );
  return rows[0]!.id;
}

/** The transactions that have written to the journal, or are about to, and have not ended. */
export async function writersOfJournal(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
      and relation = 'ledger_transfer'::regclass and mode = 'RowExclusiveLock'`.execute(db);
  return rows.map(({ writer }) => writer);
}
