import { sql } from 'kysely';
import type { KeptChatState } from '@yoimachi/domain/chat';
import { allRows, firstRow, run, type Db, type Trx } from '#platform/database';
import { MEMBER, type ConversationRow, type MemberRow, type MessageRow, type NewMessage } from './message.ts';
import type { Pair, Side } from './people.ts';

const COLUMNS = sql`m.id, m.number, m.by, m.type, m.sent_at as "sentAt", m.client_id as "clientId", m.text,
  m.withdrawn_at as "withdrawnAt", m.late_minutes as "lateMinutes", m.is_look as "isLook", m.line, m.booking_id as "bookingId",
  case when s.id is not null then jsonb_build_object('sentId', s.id, 'name', g.name, 'picture', g.picture, 'points', s.points) end as gift`;
const GIFT = sql`left join gift_sent s on s.id = m.gift_sent_id left join gift g on g.id = s.gift_id`;

/**
 * Stores messages behind the last one, in their order, with what follows for the conversation and for both lists. What is one's own is not
 * unread. The conversation is locked.
 */
export function appendMessages(
  trx: Trx,
  { id, lastNumber: last, state }: ConversationRow,
  { guestId }: Pair,
  messages: readonly NewMessage[],
): Promise<MemberRow[]> {
  const all = <T>(of: (message: NewMessage) => T) => messages.map(of);
  return allRows<MemberRow>(trx)`
    with new as (
      select * from unnest(${all((one) => one.id)}::uuid[], ${all((one) => one.by)}::text[], ${all((one) => one.type)}::text[],
        ${all((one) => one.at)}::timestamptz[], ${all((one) => one.clientId ?? null)}::uuid[], ${all((one) => one.text ?? null)}::text[],
        ${all((one) => one.lateMinutes ?? null)}::smallint[], ${all((one) => one.isLook ?? false)}::boolean[],
        ${all((one) => one.giftSentId ?? null)}::uuid[], ${all((one) => one.line ?? null)}::text[],
        ${all((one) => one.bookingId ?? null)}::uuid[], ${all((one) => one.bookingEventId ?? null)}::bigint[]) with ordinality
        t (id, by, type, sent_at, client_id, text, late_minutes, is_look, gift_sent_id, line, booking_id, booking_event_id, place)
    ), stored as (
      insert into chat_message (conversation_id, number, id, by, type, sent_at, client_id, text, late_minutes, is_look, gift_sent_id,
        line, booking_id, booking_event_id)
      select ${id}::uuid, ${last}::int + place, id, by, type, sent_at, client_id, text, late_minutes, is_look, gift_sent_id, line,
        booking_id, booking_event_id from new
    ), kept as (
      update chat_conversation set last_number = ${last}::int + ${messages.length}::int, state = ${state},
        last_at = greatest(last_at, (select max(sent_at) from new))
      where id = ${id}::uuid
    ), counted as (
      select account_id, unread_count, (select count(*) from new
        where by <> case account_id when ${guestId}::uuid then 'guest' else 'cast' end)::int as added
      from chat_member where conversation_id = ${id}::uuid
    )
    update chat_member m set is_shown = true, unread_count = m.unread_count + c.added,
      last_at = greatest(m.last_at, (select max(sent_at) from new))
    from counted c where m.conversation_id = ${id}::uuid and m.account_id = c.account_id
    returning ${MEMBER}, c.unread_count = 0 as "wasRead"`;
}

/** A text behind the last message of a locked conversation. */
export interface NewText {
  readonly conversationId: string;
  readonly state: KeptChatState;
  readonly message: MessageRow;
  readonly friendId: string;
  /** When the other is told of it if it stays unread; null: with another one, or not at all. */
  readonly noticeAt: Date | null;
}

/** Stores what one of the two has written, with what follows for the conversation and for both lists: the other has one more unread. */
export async function appendText(
  trx: Trx,
  { conversationId, state, message, friendId, noticeAt }: NewText,
): Promise<void> {
  const { number, id, by, sentAt: at, clientId, text, lateMinutes: minutes, isLook } = message;
  await sql`
    with stored as (
      insert into chat_message (conversation_id, number, id, by, type, sent_at, client_id, text, late_minutes, is_look)
      values (${conversationId}, ${number}, ${id}, ${by}, 'TEXT', ${at}, ${clientId}, ${text}, ${minutes}, ${isLook})
    ), kept as (
      update chat_conversation set last_number = ${number}, state = ${state}, last_at = greatest(last_at, ${at})
      where id = ${conversationId}
    )
    update chat_member set is_shown = true, last_at = greatest(last_at, ${at}),
      unread_count = unread_count + case account_id when ${friendId} then 1 else 0 end,
      notice_id = case when account_id = ${friendId} and ${noticeAt}::timestamptz is not null then ${id}::uuid else notice_id end,
      notice_at = case when account_id = ${friendId} then coalesce(${noticeAt}::timestamptz, notice_at) else notice_at end
    where conversation_id = ${conversationId}`.execute(trx);
}

/** The same of several, each in a conversation of its own. */
export async function appendTexts(trx: Trx, texts: readonly NewText[]): Promise<void> {
  const all = <T>(of: (text: NewText) => T) => texts.map(of);
  await sql`
    with new as (
      select * from unnest(${all((one) => one.conversationId)}::uuid[], ${all((one) => one.message.number)}::int[],
        ${all((one) => one.message.id)}::uuid[], ${all((one) => one.message.by)}::text[], ${all((one) => one.message.sentAt)}::timestamptz[],
        ${all((one) => one.message.clientId)}::uuid[], ${all((one) => one.message.text)}::text[],
        ${all((one) => one.message.lateMinutes)}::smallint[], ${all((one) => one.message.isLook)}::boolean[],
        ${all((one) => one.state)}::text[], ${all((one) => one.friendId)}::uuid[], ${all((one) => one.noticeAt)}::timestamptz[])
        t (conversation_id, number, id, by, sent_at, client_id, text, late_minutes, is_look, state, friend_id, notice_at)
    ), stored as (
      insert into chat_message (conversation_id, number, id, by, type, sent_at, client_id, text, late_minutes, is_look)
      select conversation_id, number, id, by, 'TEXT', sent_at, client_id, text, late_minutes, is_look from new
    ), kept as (
      update chat_conversation c set last_number = n.number, state = n.state, last_at = greatest(c.last_at, n.sent_at)
      from new n where c.id = n.conversation_id
    )
    update chat_member m set is_shown = true, last_at = greatest(m.last_at, n.sent_at),
      unread_count = m.unread_count + case m.account_id when n.friend_id then 1 else 0 end,
      notice_id = case when m.account_id = n.friend_id and n.notice_at is not null then n.id else m.notice_id end,
      notice_at = case when m.account_id = n.friend_id then coalesce(n.notice_at, m.notice_at) else m.notice_at end
    from new n where m.conversation_id = n.conversation_id`.execute(trx);
}

/** What one side's device has sent already under its own name for it. */
export const findSent = (db: Db, { guestId, castId, role }: Side, clientId: string) =>
  firstRow<MessageRow>(db)`
    select ${COLUMNS} from chat_conversation c join chat_message m on m.conversation_id = c.id ${GIFT}
    where c.guest_id = ${guestId} and c.cast_id = ${castId} and m.by = ${role} and m.client_id = ${clientId}
      and m.client_id is not null`;

/** Messages by number, in order. */
export const readNumbers = (db: Db, conversationId: string, from: number, to: number) =>
  allRows<MessageRow>(db)`
    select ${COLUMNS} from chat_message m ${GIFT}
    where m.conversation_id = ${conversationId} and m.number between ${from} and ${to} order by m.number`;

/** A message by its id, with its conversation. */
export const findMessage = (db: Db, messageId: string) =>
  firstRow<MessageRow & Pair>(db)`
    select ${COLUMNS}, c.guest_id as "guestId", c.cast_id as "castId" from chat_message m join chat_conversation c on c.id = m.conversation_id ${GIFT}
    where m.id = ${messageId}`;

/** Of each of these conversations the last message. */
export const lastMessages = (db: Db, conversationIds: readonly string[]) =>
  allRows<MessageRow & { readonly conversationId: string }>(db)`
    select c.id as "conversationId", ${COLUMNS}
    from unnest(${[...conversationIds]}::uuid[]) asked (id) join chat_conversation c on c.id = asked.id
      join chat_message m on m.conversation_id = c.id and m.number = c.last_number ${GIFT}`;

export const writeWithdrawn = (trx: Trx, messageId: string, at: Date) =>
  run(trx)`update chat_message set withdrawn_at = ${at} where id = ${messageId}`;
