import type { SuspensionCategory } from '@yoimachi/domain/operator';
import type { Trx } from '#platform/database';

interface Suspension {
  readonly id: string;
  readonly accountId: string;
  readonly category: SuspensionCategory;
  readonly operatorId: string;
  readonly at: Date;
}

export async function insertSuspension(
  trx: Trx,
  { id, accountId, category, operatorId, at }: Suspension,
): Promise<void> {
  await trx
    .insertInto('suspension')
    .values({ id, account_id: accountId, suspended_at: at, suspended_by: operatorId, category })
    .execute();
}

interface Lift {
  readonly accountId: string;
  readonly operatorId: string;
  readonly reason: string;
  readonly at: Date;
}

export async function endSuspension(trx: Trx, { accountId, operatorId, reason, at }: Lift): Promise<void> {
  await trx
    .updateTable('suspension')
    .set({ lifted_at: at, lifted_by: operatorId, reason })
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .execute();
}
