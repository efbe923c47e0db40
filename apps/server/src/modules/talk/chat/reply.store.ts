import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface ReplyRow {
  readonly id: string;
  readonly text: string;
}

/** The texts somebody keeps, the oldest first: their ids sort by time. */
export const listReplies = (db: Db, accountId: string): Promise<ReplyRow[]> =>
  db
    .selectFrom('chat_reply')
    .select(['id', 'text'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Lets one text of an account be added at a time. */
export async function lockReplies(trx: Trx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
}

export async function insertReply(
  trx: Trx,
  reply: ReplyRow & { readonly accountId: string; readonly at: Date },
): Promise<void> {
  const { id, accountId, text, at } = reply;
  await trx.insertInto('chat_reply').values({ id, account_id: accountId, text, created_at: at }).execute();
}

/** False when there is none of this account. */
export async function updateReply(db: Db, accountId: string, { id, text }: ReplyRow): Promise<boolean> {
  const result = await db
    .updateTable('chat_reply')
    .set({ text })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteReply(db: Db, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('chat_reply').where('id', '=', id).where('account_id', '=', accountId).execute();
}
