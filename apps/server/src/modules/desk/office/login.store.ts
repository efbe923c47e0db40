import { sql } from 'kysely';
import { allRows, type Db, type Trx } from '#platform/database';

/** The login of an enabled operator with this mail. */
export const loginByMail = (db: Db, mail: string) =>
  db
    .selectFrom('operator_login as l')
    .innerJoin('operator as o', 'o.id', 'l.operator_id')
    .select(['l.operator_id', 'o.name', 'l.mail', 'l.password_hash'])
    .where('l.mail', '=', mail)
    .where('o.disabled_at', 'is', null)
    .executeTakeFirst();

/** Begins again: the mail is the login, and nothing set before counts. `operator_mail_once` refuses one that somebody has. */
export async function resetLogin(trx: Trx, operatorId: string, mail: string): Promise<void> {
  await sql`insert into operator_login (operator_id, mail, totp_step) values (${operatorId}, ${mail}, 0)
    on conflict (operator_id) do update set mail = excluded.mail, password_hash = null, password_at = null,
      totp_sealed = null, totp_at = null, totp_next_sealed = null`.execute(trx);
  await trx.deleteFrom('operator_passkey').where('operator_id', '=', operatorId).execute();
  await trx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
}

export const setPassword = (
  trx: Trx,
  operatorId: string,
  { hash, at }: { readonly hash: string; readonly at: Date },
) =>
  sql`
    update operator_login set password_hash = ${hash}, password_at = ${at}
    where operator_id = ${operatorId}`.execute(trx);

/** What of a second factor an operator has. */
export async function factorsOf(
  db: Db,
  operatorId: string,
): Promise<{ hasTotp: boolean; hasPasskey: boolean }> {
  const rows = await allRows<{ hasTotp: boolean; hasPasskey: boolean }>(db)`
    select l.totp_sealed is not null as "hasTotp",
      exists (select from operator_passkey p where p.operator_id = l.operator_id) as "hasPasskey"
    from operator_login l where l.operator_id = ${operatorId}`;
  return rows[0] ?? { hasTotp: false, hasPasskey: false };
}
