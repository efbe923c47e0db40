import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface NewInvite {
  readonly tokenHash: Buffer;
  readonly operatorId: string;
  /** Null: the first owner, whom nobody invites. */
  readonly by: string | null;
  readonly at: Date;
  readonly endsAt: Date;
}

/** A new invitation in the place of the one before. */
export async function insertInvite(
  trx: Trx,
  { tokenHash, operatorId, by, at, endsAt }: NewInvite,
): Promise<void> {
  await trx
    .updateTable('operator_invite')
    .set({ over_at: at })
    .where('operator_id', '=', operatorId)
    .where('over_at', 'is', null)
    .execute();
  await trx
    .insertInto('operator_invite')
    .values({ token_hash: tokenHash, operator_id: operatorId, made_by: by, made_at: at, ends_at: endsAt })
    .execute();
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
