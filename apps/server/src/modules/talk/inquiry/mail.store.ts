import type { Db } from '#platform/database';

/** What a cast has registered, sealed; null when it is no cast or nothing is registered. */
export async function mailOfCast(db: Db, accountId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('cast_private')
    .select('account_info')
    .where('cast_id', '=', accountId)
    .executeTakeFirst();
  return row?.account_info ?? null;
}
