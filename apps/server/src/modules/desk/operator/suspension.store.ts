import type { Insertable } from 'kysely';
import type { Database, Trx } from '#platform/database';

export const insertSuspension = (trx: Trx, suspension: Insertable<Database['suspension']>) =>
  trx.insertInto('suspension').values(suspension).execute();

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
