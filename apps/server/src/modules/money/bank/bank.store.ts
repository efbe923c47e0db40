import { sql } from 'kysely';
import { allRows, type Db, type RowOf, type Trx } from '#platform/database';

/** Her private columns, still sealed; undefined before the first step of the registration. */
export const findPrivate = (db: Db, castId: string) =>
  db
    .selectFrom('cast_private')
    .select(['account_info', 'bank_account', 'bank_account_index', 'bank_account_changed_at'])
    .where('cast_id', '=', castId)
    .executeTakeFirst();

/** The same, locked. */
export async function lockPrivate(trx: Trx, castId: string) {
  await trx
    .selectFrom('cast_private')
    .select('cast_id')
    .where('cast_id', '=', castId)
    .forUpdate()
    .executeTakeFirst();
  return findPrivate(trx, castId);
}

/** Casts saving the same account at once are serialised, so that the later sees the earlier. */
export const lockIndex = (trx: Trx, index: Buffer) =>
  sql`select pg_advisory_xact_lock(${index.readBigInt64BE(0)}::bigint)`.execute(trx);

/** Other casts with the same account. */
export async function othersWithAccount(db: Db, castId: string, index: Buffer): Promise<string[]> {
  const rows = await allRows<RowOf<'cast_private', 'cast_id'>>(db)`
    select cast_id from cast_private where bank_account_index = ${index} and cast_id <> ${castId}
    order by cast_id`;
  return rows.map((row) => row.cast_id);
}

/** Casts who share a bank account with another, grouped by account. */
export const listShared = (db: Db, limit: number) =>
  allRows<
    RowOf<'cast_private', 'cast_id' | 'bank_account' | 'bank_account_changed_at'> & { nickname: string }
  >(db)`
    select p.cast_id, c.nickname, p.bank_account, p.bank_account_changed_at
    from cast_private p join cast_member c on c.id = p.cast_id
    where p.bank_account_index is not null and exists (
      select from cast_private o where o.bank_account_index = p.bank_account_index and o.cast_id <> p.cast_id)
    order by p.bank_account_index, p.bank_account_changed_at limit ${limit}`;
