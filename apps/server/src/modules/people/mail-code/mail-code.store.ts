import type { Insertable } from 'kysely';
import { firstRow, run, type Database, type Db, type RowOf, type Trx } from '#platform/database';
import type { MailPurpose } from './purposes.ts';

/** Whose code, and what for: one waits of each. */
export interface CodeOwner {
  readonly accountId: string;
  readonly purpose: MailPurpose;
}

/** The code that waits. */
export const findWaiting = (db: Db, { accountId, purpose }: CodeOwner) =>
  firstRow<
    RowOf<'mail_code', 'id' | 'email_sealed' | 'code_hash' | 'wrong_tries' | 'sent_at' | 'expires_at'>
  >(db)`
    select id, email_sealed, code_hash, wrong_tries, sent_at, expires_at from mail_code
    where account_id = ${accountId} and purpose = ${purpose} and ended_at is null`;

/** What was sent since, newest first, and when guessing last ended a code. */
export async function readFacts(db: Db, { accountId, purpose }: CodeOwner, since: Date) {
  const rows = await db
    .selectFrom('mail_code')
    .select(['id', 'email_sealed', 'sent_at', 'ended_at', 'outcome'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute();
  const guessed = rows.flatMap(({ outcome, ended_at }) =>
    outcome === 'GUESSED' && ended_at ? [ended_at] : [],
  );
  return {
    sent: rows,
    guessedAt: guessed.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

/** The one before is void. */
export async function insertCode(trx: Trx, code: Insertable<Database['mail_code']>): Promise<void> {
  await trx
    .updateTable('mail_code')
    .set({ ended_at: code.sent_at, outcome: 'SUPERSEDED' })
    .where('account_id', '=', code.account_id)
    .where('purpose', '=', code.purpose)
    .where('ended_at', 'is', null)
    .execute();
  await trx.insertInto('mail_code').values(code).execute();
}

export const endCode = (trx: Trx, id: string, outcome: 'GUESSED' | 'USED', at: Date) =>
  run(trx)`update mail_code set ended_at = ${at}, outcome = ${outcome} where id = ${id}`;

export async function countWrongTry(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('mail_code')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
