import { firstValue, type Db } from '#platform/database';

/** What a cast has registered, sealed; null when it is no cast or nothing is registered. */
export async function mailOfCast(db: Db, accountId: string): Promise<Buffer | null> {
  const found = await firstValue<Buffer>(db)`
    select account_info from cast_private where cast_id = ${accountId}`;
  return found ?? null;
}
