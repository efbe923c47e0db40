import type { Db } from '#platform/database';

/** Records a solved challenge; false when it was already used. */
export async function useOnce(db: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const result = await db
    .insertInto('bot_check_used')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Forgets challenges that had run out before an instant. */
export async function forgetUsed(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('bot_check_used').where('expires_at', '<', before).execute();
}
