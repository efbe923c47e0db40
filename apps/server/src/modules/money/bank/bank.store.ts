import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

/** Her private columns, still sealed; undefined before the first step of the registration. */
export function findPrivate(db: Db, castId: string) {
  return db
    .selectFrom('cast_private')
    .select(['account_info', 'bank_account', 'bank_account_index', 'bank_account_changed_at'])
    .where('cast_id', '=', castId)
    .executeTakeFirst();
}

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
export async function lockIndex(trx: Trx, index: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${index.readBigInt64BE(0)}::bigint)`.execute(trx);
}

/** Other casts with the same account. */
export async function othersWithAccount(db: Db, castId: string, index: Buffer): Promise<string[]> {
  const rows = await db
    .selectFrom('cast_private')
    .select('cast_id')
    .where('bank_account_index', '=', index)
    .where('cast_id', '<>', castId)
    .orderBy('cast_id')
    .execute();
  return rows.map((row) => row.cast_id);
}

/** Casts who share a bank account with another, grouped by account. */
export function listShared(db: Db, limit: number) {
  return db
    .selectFrom('cast_private as p')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select(['p.cast_id', 'c.nickname', 'p.bank_account', 'p.bank_account_changed_at'])
    .where('p.bank_account_index', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cast_private as o')
          .select('o.cast_id')
          .whereRef('o.bank_account_index', '=', 'p.bank_account_index')
          .whereRef('o.cast_id', '<>', 'p.cast_id'),
      ),
    )
    .orderBy('p.bank_account_index')
    .orderBy('p.bank_account_changed_at')
    .limit(limit)
    .execute();
}
