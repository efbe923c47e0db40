import type { Db } from '#platform/database';

/** Whether a guest and a cast are one identity, which can never favourite, chat with, gift or book itself (rules.md 2). */
export async function samePerson(db: Db, guestId: string, castId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account as guest')
    .innerJoin('account as cast', 'cast.identity_id', 'guest.identity_id')
    .select('guest.id')
    .where('guest.id', '=', guestId)
    .where('cast.id', '=', castId)
    .executeTakeFirst();
  return row !== undefined;
}
