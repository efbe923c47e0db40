import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

/** Where an account's mail goes, sealed. */
export async function findMail(db: Db, accountId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('notification_mail')
    .select('email_sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.email_sealed;
}

export async function writeMail(trx: Trx, accountId: string, sealed: Buffer, at: Date): Promise<void> {
  const row = { email_sealed: sealed, verified_at: at };
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

/** The code that waits. */
export function findMailCode(db: Db, accountId: string) {
  return db
    .selectFrom('notification_mail_code')
    .select(['id', 'email_sealed', 'code_hash', 'wrong_tries', 'sent_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** What was sent since, newest first, and when guessing last ended a code. */
export async function readCodeFacts(db: Db, accountId: string, since: Date) {
  const rows = await db
    .selectFrom('notification_mail_code')
    .select(['sent_at', 'ended_at', 'outcome'])
    .where('account_id', '=', accountId)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute();
  const guessed = rows.flatMap(({ outcome, ended_at }) =>
    outcome === 'GUESSED' && ended_at ? [ended_at] : [],
  );
  return {
    sentAt: rows.map((row) => row.sent_at),
    guessedAt: guessed.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

export async function insertMailCode(
  trx: Trx,
  code: {
    readonly id: string;
    readonly account_id: string;
    readonly email_sealed: Buffer;
    readonly code_hash: Buffer;
    readonly sent_at: Date;
    readonly expires_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('notification_mail_code')
    .set({ ended_at: code.sent_at, outcome: 'SUPERSEDED' })
    .where('account_id', '=', code.account_id)
    .where('ended_at', 'is', null)
    .execute();
  await trx.insertInto('notification_mail_code').values(code).execute();
}

export async function endMailCode(
  trx: Trx,
  id: string,
  outcome: 'GUESSED' | 'USED',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('notification_mail_code')
    .set({ ended_at: at, outcome })
    .where('id', '=', id)
    .execute();
}

export async function countWrongTry(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('notification_mail_code')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
