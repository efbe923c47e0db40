import {
  allRows,
  firstRow,
  isThere,
  run,
  theValue,
  type Db,
  type FieldsOf,
  type Trx,
} from '#platform/database';
import { MEMBER, type MemberRow } from './message.ts';
import type { Side } from './people.ts';

/** A conversation as one of its two sees it, with how far the other has read. */
export interface SeenRow extends FieldsOf<
  'chat_member',
  'conversationId' | 'readNumber' | 'unreadCount' | 'isPinned'
> {
  readonly lastNumber: number;
  readonly friendReadNumber: number;
}

/** Undefined where nothing is shown: there is none, or one of the two is hidden from the other. */
export const findSeen = (db: Db, { accountId, friendId, guestId, castId }: Side) =>
  firstRow<SeenRow>(db)`
    select m.conversation_id as "conversationId", c.last_number as "lastNumber", m.read_number as "readNumber",
      o.read_number as "friendReadNumber", m.unread_count as "unreadCount", m.is_pinned as "isPinned"
    from chat_member m join chat_conversation c on c.id = m.conversation_id
      join chat_member o on o.account_id = m.friend_id and o.friend_id = m.account_id
    where m.account_id = ${accountId} and m.friend_id = ${friendId} and m.is_shown
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`;

/**
 * As far as one has read, never less; counted again, so that it is right whatever happened meanwhile. Where nothing is unread any more nothing
 * is told outside. The conversation is locked.
 */
export const writeRead = (trx: Trx, conversationId: string, { accountId, role }: Side, number: number) =>
  firstRow<MemberRow>(trx)`
    update chat_member m set read_number = ${number}, unread_count = b.left_count,
      notice_id = case when b.left_count > 0 then m.notice_id end, notice_at = case when b.left_count > 0 then m.notice_at end,
      told_id = case when b.left_count > 0 then m.told_id end, told_at = case when b.left_count > 0 then m.told_at end
    from (
      select account_id, unread_count = 0 as was_read, (select count(*) from chat_message t
        where t.conversation_id = ${conversationId} and t.number > ${number} and t.by <> ${role} and t.withdrawn_at is null) as left_count
      from chat_member where conversation_id = ${conversationId} and account_id = ${accountId}
    ) b
    where m.conversation_id = ${conversationId} and m.account_id = b.account_id and m.read_number < ${number}
    returning ${MEMBER}, b.was_read as "wasRead"`;

/** Where the other has not read it yet, one less is unread. */
export const uncount = (trx: Trx, conversationId: string, number: number, { accountId }: Side) =>
  allRows<MemberRow>(trx)`
    update chat_member m
    set unread_count = m.unread_count - case when m.account_id <> ${accountId} and m.read_number < ${number} then 1 else 0 end
    from chat_member b
    where m.conversation_id = ${conversationId} and b.conversation_id = m.conversation_id and b.account_id = m.account_id
    returning ${MEMBER}, b.unread_count = 0 as "wasRead"`;

/** Returns whether that was another word than before. */
export const writeMuted = (trx: Trx, { accountId, friendId }: Side, isMuted: boolean) =>
  isThere(trx)`update chat_member set is_muted = ${isMuted}
    where account_id = ${accountId} and friend_id = ${friendId} and is_muted <> ${isMuted} returning 1`;

export const writePinned = (trx: Trx, { accountId, friendId }: Side, isPinned: boolean) =>
  run(trx)`
    update chat_member set is_pinned = ${isPinned} where account_id = ${accountId} and friend_id = ${friendId}`;

export const countPinned = (trx: Trx, accountId: string) =>
  theValue<number>(trx)`
    select count(*)::int as count from chat_member where account_id = ${accountId} and is_shown and is_pinned`;
