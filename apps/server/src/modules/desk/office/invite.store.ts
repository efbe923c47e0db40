import { sql, type Insertable } from 'kysely';
import type { Database, Db, Trx } from '#platform/database';

/** A new invitation in the place of the one before; nobody makes the first owner's. */
export async function insertInvite(trx: Trx, invite: Insertable<Database['operator_invite']>): Promise<void> {
  await trx
    .updateTable('operator_invite')
    .set({ over_at: invite.made_at })
    .where('operator_id', '=', invite.operator_id)
    .where('over_at', 'is', null)
    .execute();
  await trx.insertInto('operator_invite').values(invite).execute();
}

/** Whom an invitation that can be taken is for; in a transaction it is held. */
export async function openInvite(db: Db, tokenHash: Buffer, at: Date) {
  const { rows } = await sql<{ operatorId: string; name: string; mail: string }>`
    select i.operator_id as "operatorId", o.name, l.mail
    from operator_invite i join operator o on o.id = i.operator_id join operator_login l on l.operator_id = o.id
    where i.token_hash = ${tokenHash} and i.over_at is null and i.ends_at > ${at} and o.disabled_at is null
    for update of i`.execute(db);
  return rows[0];
}

export async function endInvite(trx: Trx, tokenHash: Buffer, at: Date): Promise<void> {
  await trx.updateTable('operator_invite').set({ over_at: at }).where('token_hash', '=', tokenHash).execute();
}
