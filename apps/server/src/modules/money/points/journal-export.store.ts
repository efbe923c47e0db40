import { sql } from 'kysely';
import { addDays, instantAt, type Day } from '@yoimachi/domain/time';
import { PLAN_ANEW, type Db } from '#platform/database';

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

/** The lowest and the highest id of a day, of those below one; undefined: there is none. A day lies in a range of pages. */
export async function idsOfDay(
  db: Db,
  day: Day,
  before: number,
): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`${sql.raw(PLAN_ANEW)}
    with of_day as materialized (
      select id from ledger_transfer where created_at >= ${instantAt(day, 0)} and created_at < ${instantAt(addDays(day, 1), 0)})
    select min(id) as first, max(id) as last from of_day where id < ${before}`.execute(db);
  const { first, last } = rows[0]!;
  return first === null || last === null ? undefined : { first, last };
}
