import { sql } from 'kysely';
import { firstRow, inColumns, type Db, type NewRow, type Trx } from '#platform/database';

/** A new invitation in the place of the one before; nobody makes the first owner's. */
export async function insertInvite(trx: Trx, invite: NewRow<'operator_invite'>): Promise<void> {
  await sql`
    update operator_invite set over_at = ${invite.madeAt} where operator_id = ${invite.operatorId}
      and over_at is null`.execute(trx);
  await trx.insertInto('operator_invite').values(inColumns(invite)).execute();
}

/** Whom an invitation that can be taken is for; in a transaction it is held. */
export const openInvite = (db: Db, tokenHash: Buffer, at: Date) =>
  firstRow<{ operatorId: string; name: string; mail: string }>(db)`
    select i.operator_id as "operatorId", o.name, l.mail
    from operator_invite i join operator o on o.id = i.operator_id join operator_login l on l.operator_id = o.id
    where i.token_hash = ${tokenHash} and i.over_at is null and i.ends_at > ${at} and o.disabled_at is null
    for update of i`;

export const endInvite = (trx: Trx, tokenHash: Buffer, at: Date) =>
  sql`update operator_invite set over_at = ${at} where token_hash = ${tokenHash}`.execute(trx);
