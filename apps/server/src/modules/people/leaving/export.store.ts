import {
  allRows,
  firstRow,
  inColumns,
  isThere,
  run,
  type Db,
  type FieldsOf,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';
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
export const listExports = (db: Db, accountId: string) =>
  allRows<FieldsOf<'data_export', 'askedAt' | 'readyAt' | 'expiresAt' | 'day'> & { exportId: string }>(db)`
    select id as "exportId", asked_at as "askedAt", ready_at as "readyAt", expires_at as "expiresAt", day from data_export
    where account_id = ${accountId} order by asked_at desc limit ${LISTED}`;

/** Whose export waits to be made; undefined when it is made, or its person has left. */
export const waitingExport = (db: Db, exportId: string) =>
  firstRow<DataOwner>(db)`
    select account.id as "accountId", account.identity_id as "identityId", account.user_type as "userType"
    from data_export join account on account.id = data_export.account_id
    where data_export.id = ${exportId} and data_export.ready_at is null and account.left_at is null`;

/** Whose data it is; undefined when there is nobody, or the person has left. */
export const stayingOwner = (db: Db, accountId: string) =>
  firstRow<DataOwner>(db)`
    select id as "accountId", identity_id as "identityId", user_type as "userType" from account
    where id = ${accountId} and left_at is null`;

/** False when another try of the job was faster. */
export const storeExport = (
  trx: Trx,
  made: { readonly id: string; readonly content: Buffer; readonly at: Date; readonly expiresAt: Date },
) =>
  isThere(trx)`
    update data_export set content = ${made.content}, ready_at = ${made.at}, expires_at = ${made.expiresAt}
    where id = ${made.id} and ready_at is null returning 1`;

export const ownExport = (db: Db, accountId: string, exportId: string) =>
  firstRow<RowOf<'data_export', 'content' | 'day' | 'ready_at' | 'expires_at'>>(db)`
    select content, day, ready_at, expires_at from data_export
    where id = ${exportId} and account_id = ${accountId}`;

export const markFetched = (db: Db, exportId: string, at: Date) =>
  run(db)`update data_export set fetched_at = ${at} where id = ${exportId}`;
