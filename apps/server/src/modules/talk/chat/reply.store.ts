import { allRows, isThere, run, type Db, type Trx } from '#platform/database';

export interface ReplyRow {
  readonly id: string;
  readonly text: string;
}

/** The texts somebody keeps, the oldest first: their ids sort by time. */
export const listReplies = (db: Db, accountId: string) =>
  allRows<ReplyRow>(db)`select id, text from chat_reply where account_id = ${accountId} order by id`;

/** Lets one text of an account be added at a time. */
export const lockReplies = (trx: Trx, accountId: string) =>
  run(trx)`select from account where id = ${accountId} for no key update`;

export async function insertReply(
  trx: Trx,
  reply: ReplyRow & { readonly accountId: string; readonly at: Date },
): Promise<void> {
  const { id, accountId, text, at } = reply;
  await trx.insertInto('chat_reply').values({ id, account_id: accountId, text, created_at: at }).execute();
}

/** False when there is none of this account. */
export const updateReply = (db: Db, accountId: string, { id, text }: ReplyRow) =>
  isThere(db)`
    update chat_reply set text = ${text} where id = ${id} and account_id = ${accountId} returning 1`;

export const deleteReply = (db: Db, accountId: string, id: string) =>
  run(db)`delete from chat_reply where id = ${id} and account_id = ${accountId}`;
