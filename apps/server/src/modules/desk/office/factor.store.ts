import type { Db, Trx } from '#platform/database';

export async function totpOf(db: Db, operatorId: string) {
  return db
    .selectFrom('operator_login')
    .select(['totp_sealed', 'totp_next_sealed', 'totp_step'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
}

/** Takes a code's step, which counts once and never goes back. */
export async function takeStep(db: Db, operatorId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('operator_login')
    .set({ totp_step: step })
    .where('operator_id', '=', operatorId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function keepNextTotp(db: Db, operatorId: string, sealed: Buffer): Promise<void> {
  await db
    .updateTable('operator_login')
    .set({ totp_next_sealed: sealed })
    .where('operator_id', '=', operatorId)
    .execute();
}

export async function setTotp(trx: Trx, operatorId: string, sealed: Buffer, at: Date): Promise<void> {
  await trx
    .updateTable('operator_login')
    .set({ totp_sealed: sealed, totp_at: at, totp_next_sealed: null })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** New recovery codes in the place of those before. */
export async function replaceCodes(trx: Trx, operatorId: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
  await trx
    .insertInto('operator_recovery_code')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash, used_at: null })))
    .execute();
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  db: Db,
  { operatorId, hash, at }: { readonly operatorId: string; readonly hash: Buffer; readonly at: Date },
): Promise<boolean> {
  const taken = await db
    .updateTable('operator_recovery_code')
    .set({ used_at: at })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function codesLeft(db: Db, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('operator_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
