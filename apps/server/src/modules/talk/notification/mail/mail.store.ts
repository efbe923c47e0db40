import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';
import type { SealedMail } from './places.ts';

/** Where an account's mail goes, sealed. */
export async function findMail(db: Db, accountId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('notification_mail')
    .select('email_sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.email_sealed;
}

export async function writeMail(trx: Trx, accountId: string, sealed: SealedMail, at: Date): Promise<void> {
  const row = { ...sealed, verified_at: at };
  await trx
    .insertInto('notification_mail')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

export async function removeMail(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('notification_mail').where('account_id', '=', accountId).execute();
}

/** One person's codes are made and tried one after the other. */
export async function lockAccountOfMail(trx: Trx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
}
