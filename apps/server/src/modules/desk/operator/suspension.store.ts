import { sql } from 'kysely';
import { inColumns, type NewRow, type Trx } from '#platform/database';

export const insertSuspension = (trx: Trx, suspension: NewRow<'suspension'>) =>
  trx.insertInto('suspension').values(inColumns(suspension)).execute();

interface Lift {
  readonly accountId: string;
  readonly operatorId: string;
  readonly reason: string;
  readonly at: Date;
}

export const endSuspension = (trx: Trx, { accountId, operatorId, reason, at }: Lift) =>
  sql`
    update suspension set lifted_at = ${at}, lifted_by = ${operatorId}, reason = ${reason}
    where account_id = ${accountId} and lifted_at is null`.execute(trx);
