import { allRows, inColumns, theRow, type Db, type NewRow, type Trx } from '#platform/database';

const NIGHTS = 28;

/** The highest id that can be seen; 0 without any. */
export async function lastTransferId(db: Db): Promise<number> {
  const { id } = await theRow<{ id: number }>(db)`select coalesce(max(id), 0) as id from ledger_transfer`;
  return id;
}

/**
 * Guests and casts whose points moved since the check before last (a transfer that committed late has an older id than the last check saw),
 * and a share of everybody, a different one every night.
 */
export async function peopleToCheck(db: Db): Promise<string[]> {
  const rows = await allRows<{ owner_id: string }>(db)`
    with since as (
      select coalesce((select through_transfer_id from ledger_check order by id desc offset 1 limit 1), 0) as id,
             (select count(*) from ledger_check) as night)
    select a.owner_id from since join ledger_transfer t on t.id > since.id
    join ledger_account a on a.id in (t.from_account_id, t.to_account_id) where a.owner_id is not null
    union select a.owner_id from since, ledger_account a
    where a.owner_id is not null and mod(a.id, ${NIGHTS}) = mod(since.night, ${NIGHTS})
    order by 1`;
  return rows.map((row) => row.owner_id);
}

export async function peopleWithPoints(db: Db): Promise<string[]> {
  const rows = await allRows<{ owner_id: string }>(db)`
    select distinct owner_id from ledger_account where owner_id is not null order by 1`;
  return rows.map((row) => row.owner_id);
}

export const insertCheck = (trx: Trx, check: NewRow<'ledger_check'>) =>
  trx.insertInto('ledger_check').values(inColumns(check)).execute();

/** The check that ended last; undefined before the first. */
export const lastCheck = (db: Db) =>
  db
    .selectFrom('ledger_check')
    .select(['started_at as startedAt', 'finished_at as finishedAt', 'people', 'broken'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
