import { firstValue, run, type Db, type Trx } from '#platform/database';
import type { SealedMail } from './places.ts';

/** Where an account's mail goes, sealed. */
export const findMail = (db: Db, accountId: string) =>
  firstValue<Buffer>(db)`select email_sealed from notification_mail where account_id = ${accountId}`;

export async function writeMail(trx: Trx, accountId: string, sealed: SealedMail, at: Date): Promise<void> {
  const row = { ...sealed, verified_at: at };
  await trx
    .insertInto('notification_mail')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

export const removeMail = (db: Db, accountId: string) =>
  run(db)`delete from notification_mail where account_id = ${accountId}`;

/** One person's codes are made and tried one after the other. */
export const lockAccountOfMail = (trx: Trx, accountId: string) =>
  run(trx)`select from account where id = ${accountId} for no key update`;
