import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';
import type { MemberRow } from './message.ts';
import type { Side } from './people.ts';

/** A conversation as one of its two sees it, with how far the other has read. */
export interface SeenRow {
  readonly conversation_id: string;
  readonly last_number: number;
  readonly read_number: number;
  readonly friend_read_number: number;
  readonly unread_count: number;
  readonly is_pinned: boolean;
}

/** Undefined where nothing is shown: there is none, or one of the two is hidden from the other. */
export async function findSeen(
  db: Db,
  { accountId, friendId, guestId, castId }: Side,
): Promise<SeenRow | undefined> {
  const { rows } = await sql<SeenRow>`
    select m.conversation_id, c.last_number, m.read_number, o.read_number as friend_read_number, m.unread_count, m.is_pinned
    from chat_member m join chat_conversation c on c.id = m.conversation_id
      join chat_member o on o.account_id = m.friend_id and o.friend_id = m.account_id
    where m.account_id = ${accountId} and m.friend_id = ${friendId} and m.is_shown
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`.execute(
    db,
  );
  return rows[0];
}

/**
 * As far as one has read, never less; counted again, so that it is right whatever happened meanwhile. Where nothing is unread any more nothing
 * is told outside. The conversation is locked.
 */
export async function writeRead(
  trx: Trx,
  conversationId: string,
  { accountId, role }: Side,
  number: number,
): Promise<(MemberRow & { readonly read_number: number }) | undefined> {
  const { rows } = await sql<MemberRow & { readonly read_number: number }>`
    update chat_member m set read_number = ${number}, unread_count = b.left_count,
      notice_id = case when b.left_count > 0 then m.notice_id end, notice_at = case when b.left_count > 0 then m.notice_at end,
      told_id = case when b.left_count > 0 then m.told_id end, told_at = case when b.left_count > 0 then m.told_at end
    from (
      select account_id, unread_count = 0 as was_read, (select count(*) from chat_message t
        where t.conversation_id = ${conversationId} and t.number > ${number} and t.by <> ${role} and t.withdrawn_at is null) as left_count
      from chat_member where conversation_id = ${conversationId} and account_id = ${accountId}
    ) b
    where m.conversation_id = ${conversationId} and m.account_id = b.account_id and m.read_number < ${number}
    returning m.account_id, m.friend_id, m.unread_count, m.is_muted, b.was_read, m.read_number`.execute(trx);
  return rows[0];
}

/** Where the other has not read it yet, one less is unread. */
export async function uncount(
  trx: Trx,
  conversationId: string,
  number: number,
  { accountId }: Side,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    update chat_member m
    set unread_count = m.unread_count - case when m.account_id <> ${accountId} and m.read_number < ${number} then 1 else 0 end
    from chat_member b
    where m.conversation_id = ${conversationId} and b.conversation_id = m.conversation_id and b.account_id = m.account_id
    returning m.account_id, m.friend_id, m.unread_count, m.is_muted, b.unread_count = 0 as was_read`.execute(
    trx,
  );
  return rows;
}

/** Returns whether that was another word than before. */
export async function writeMuted(
  trx: Trx,
  { accountId, friendId }: Side,
  isMuted: boolean,
): Promise<boolean> {
  const result = await trx
    .updateTable('chat_member')
    .set({ is_muted: isMuted })
    .where('account_id', '=', accountId)
    .where('friend_id', '=', friendId)
    .where('is_muted', '<>', isMuted)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function writePinned(trx: Trx, { accountId, friendId }: Side, isPinned: boolean): Promise<void> {
  await trx
    .updateTable('chat_member')
    .set({ is_pinned: isPinned })
    .where('account_id', '=', accountId)
    .where('friend_id', '=', friendId)
    .execute();
}

export async function countPinned(trx: Trx, accountId: string): Promise<number> {
  const row = await trx
    .selectFrom('chat_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_shown', '=', true)
    .where('is_pinned', '=', true)
    .executeTakeFirstOrThrow();
  return row.count;
}
