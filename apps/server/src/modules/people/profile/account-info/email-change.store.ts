import type { Db, Trx } from '#platform/database';

/** The change that waits for its code. */
export function findEmailChange(db: Db, castId: string) {
  return db
    .selectFrom('email_change')
    .select(['id', 'email_sealed', 'code_hash', 'wrong_tries', 'sent_at', 'expires_at'])
    .where('cast_id', '=', castId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** What was sent since, newest first, and when guessing last ended a code. */
export async function readMailFacts(db: Db, castId: string, since: Date) {
  const rows = await db
    .selectFrom('email_change')
    .select(['sent_at', 'ended_at', 'outcome'])
    .where('cast_id', '=', castId)
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

export async function insertEmailChange(
  trx: Trx,
  change: {
    readonly id: string;
    readonly cast_id: string;
    readonly email_sealed: Buffer;
    readonly code_hash: Buffer;
    readonly sent_at: Date;
    readonly expires_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('email_change')
    .set({ ended_at: change.sent_at, outcome: 'SUPERSEDED' })
    .where('cast_id', '=', change.cast_id)
    .where('ended_at', 'is', null)
    .execute();
  await trx.insertInto('email_change').values(change).execute();
}

export async function endEmailChange(
  trx: Trx,
  id: string,
  outcome: 'GUESSED' | 'USED',
  at: Date,
): Promise<void> {
  await trx.updateTable('email_change').set({ ended_at: at, outcome }).where('id', '=', id).execute();
}

export async function countWrongMailTry(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('email_change')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
