import { sql } from 'kysely';
import { hasWritten, theRow, type Db, type Trx } from '#platform/database';

export const totpOf = (db: Db, operatorId: string) =>
  db
    .selectFrom('operator_login')
    .select(['totp_sealed', 'totp_next_sealed', 'totp_step'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();

/** Takes a code's step, which counts once and never goes back. */
export const takeStep = (db: Db, operatorId: string, step: number) =>
  hasWritten(db)`
    update operator_login set totp_step = ${step} where operator_id = ${operatorId} and totp_step < ${step}`;

export const keepNextTotp = (db: Db, operatorId: string, sealed: Buffer) =>
  sql`update operator_login set totp_next_sealed = ${sealed} where operator_id = ${operatorId}`.execute(db);

export const setTotp = (trx: Trx, operatorId: string, sealed: Buffer, at: Date) =>
  sql`
    update operator_login set totp_sealed = ${sealed}, totp_at = ${at}, totp_next_sealed = null
    where operator_id = ${operatorId}`.execute(trx);

/** New recovery codes in the place of those before. */
export async function replaceCodes(trx: Trx, operatorId: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
  await trx
    .insertInto('operator_recovery_code')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash, used_at: null })))
    .execute();
}

/** Takes a recovery code, once. */
export const takeRecoveryCode = (
  db: Db,
  { operatorId, hash, at }: { readonly operatorId: string; readonly hash: Buffer; readonly at: Date },
) =>
  hasWritten(db)`
    update operator_recovery_code set used_at = ${at} where operator_id = ${operatorId} and code_hash = ${hash}
      and used_at is null`;

export async function codesLeft(db: Db, operatorId: string): Promise<number> {
  const { count } = await theRow<{ count: number }>(db)`
    select count(*)::int as count from operator_recovery_code where operator_id = ${operatorId} and used_at is null`;
  return count;
}
