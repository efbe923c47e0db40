import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';
import type { DataOwner } from '#platform/personal';

const LISTED = 5;

/** False when one was asked for on this day. */
export async function insertExport(trx: Trx, order: NewRow<'data_export'>): Promise<boolean> {
  const result = await trx
    .insertInto('data_export')
    .values(inColumns(order))
    .onConflict((conflict) => conflict.constraint('data_export_a_day').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Newest first. */
export function listExports(db: Db, accountId: string) {
  return db
    .selectFrom('data_export')
    .select([
      'id as exportId',
      'asked_at as askedAt',
      'ready_at as readyAt',
      'expires_at as expiresAt',
      'day',
    ])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .limit(LISTED)
    .execute();
}

/** Whose export waits to be made; undefined when it is made, or its person has left. */
export function waitingExport(db: Db, exportId: string): Promise<DataOwner | undefined> {
  return db
    .selectFrom('data_export')
    .innerJoin('account', 'account.id', 'data_export.account_id')
    .select(['account.id as accountId', 'account.identity_id as identityId', 'account.user_type as userType'])
    .where('data_export.id', '=', exportId)
    .where('data_export.ready_at', 'is', null)
    .where('account.left_at', 'is', null)
    .executeTakeFirst();
}

/** Whose data it is; undefined when there is nobody, or the person has left. */
export function stayingOwner(db: Db, accountId: string): Promise<DataOwner | undefined> {
  return db
    .selectFrom('account')
    .select(['id as accountId', 'identity_id as identityId', 'user_type as userType'])
    .where('id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/** False when another try of the job was faster. */
export async function storeExport(
  trx: Trx,
  made: { readonly id: string; readonly content: Buffer; readonly at: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable('data_export')
    .set({ content: made.content, ready_at: made.at, expires_at: made.expiresAt })
    .where('id', '=', made.id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export function ownExport(db: Db, accountId: string, exportId: string) {
  return db
    .selectFrom('data_export')
    .select(['content', 'day', 'ready_at', 'expires_at'])
    .where('id', '=', exportId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function markFetched(db: Db, exportId: string, at: Date): Promise<void> {
  await db.updateTable('data_export').set({ fetched_at: at }).where('id', '=', exportId).execute();
}
