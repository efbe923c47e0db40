import type { Trx } from '#platform/database';

interface Suspension {
  readonly id: string;
  readonly accountId: string;
  readonly operatorId: string;
  readonly at: Date;
}

/** False when the account was suspended before. */
export async function beginSuspension(
  trx: Trx,
  { id, accountId, operatorId, at }: Suspension,
): Promise<boolean> {
  if (!(await setSuspended(trx, accountId, at))) return false;
  await trx
    .insertInto('suspension')
    .values({ id, account_id: accountId, suspended_at: at, suspended_by: operatorId })
    .execute();
  return true;
}

interface Lift {
  readonly accountId: string;
  readonly operatorId: string;
  readonly reason: string;
  readonly at: Date;
}

/** False when the account was not suspended. */
export async function endSuspension(trx: Trx, { accountId, operatorId, reason, at }: Lift): Promise<boolean> {
  if (!(await setSuspended(trx, accountId, null))) return false;
  await trx
    .updateTable('suspension')
    .set({ lifted_at: at, lifted_by: operatorId, reason })
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .execute();
  return true;
}

/** Both flags; false when nothing changed. */
async function setSuspended(trx: Trx, accountId: string, at: Date | null): Promise<boolean> {
  const result = await trx
    .updateTable('account')
    .set({ suspended_at: at })
    .where('id', '=', accountId)
    .where('suspended_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  await trx
    .updateTable('cast_member')
    .set({ suspended: at !== null })
    .where('id', '=', accountId)
    .execute();
  return result.numUpdatedRows === 1n;
}
