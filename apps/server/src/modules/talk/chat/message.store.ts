import { sql } from 'kysely';
import type { KeptChatState } from '@yoimachi/domain/chat';
import type { Db, Trx } from '#platform/database';
import type { MemberRow, MessageRow, NewMessage } from './message.ts';
import type { Pair, Side } from './people.ts';

const COLUMNS = sql`m.id, m.number, m.by, m.type, m.sent_at, m.client_id, m.text, m.withdrawn_at, m.late_minutes, m.is_look, m.line,
  m.booking_id, m.gift_sent_id, g.name as gift_name, g.picture as gift_picture, s.points as gift_points`;
const GIFT = sql`left join gift_sent s on s.id = m.gift_sent_id left join gift g on g.id = s.gift_id`;

/**
 * Stores messages behind the last one, in their order, with what follows for the conversation and for both lists. What is one's own is not
 * unread. The conversation is locked.
 */
export async function appendMessages(
  trx: Trx,
  conversation: { readonly id: string; readonly last_number: number; readonly state: KeptChatState },
  { guestId }: Pair,
  messages: readonly NewMessage[],
): Promise<MemberRow[]> {
  const { id, last_number: last, state } = conversation;
  const all = <T>(of: (message: NewMessage) => T) => messages.map(of);
  const { rows } = await sql<MemberRow>`
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
    returning m.account_id, m.friend_id, m.unread_count, m.is_muted, c.unread_count = 0 as was_read`.execute(
    trx,
  );
  return rows;
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
  const { number, id, by, sent_at: at, client_id: clientId, text, late_minutes: minutes } = message;
  await sql`
    with stored as (
      insert into chat_message (conversation_id, number, id, by, type, sent_at, client_id, text, late_minutes, is_look)
      values (${conversationId}, ${number}, ${id}, ${by}, 'TEXT', ${at}, ${clientId}, ${text}, ${minutes}, ${message.is_look})
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

/** What one side's device has sent already under its own name for it. */
export async function findSent(db: Db, { guestId, castId, role }: Side, clientId: string) {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from chat_conversation c join chat_message m on m.conversation_id = c.id ${GIFT}
    where c.guest_id = ${guestId} and c.cast_id = ${castId} and m.by = ${role} and m.client_id = ${clientId}
      and m.client_id is not null`.execute(db);
  return rows[0];
}

/** Messages by number, in order. */
export async function readNumbers(
  db: Db,
  conversationId: string,
  from: number,
  to: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from chat_message m ${GIFT}
    where m.conversation_id = ${conversationId} and m.number between ${from} and ${to} order by m.number`.execute(
    db,
  );
  return rows;
}

/** A message by its id, with its conversation. */
export async function findMessage(db: Db, messageId: string) {
  const { rows } = await sql<MessageRow & { readonly guest_id: string; readonly cast_id: string }>`
    select ${COLUMNS}, c.guest_id, c.cast_id from chat_message m join chat_conversation c on c.id = m.conversation_id ${GIFT}
    where m.id = ${messageId}`.execute(db);
  return rows[0];
}

/** Of each of these conversations the last message. */
export async function lastMessages(db: Db, conversationIds: readonly string[]) {
  const { rows } = await sql<MessageRow & { readonly conversation_id: string }>`
    select c.id as conversation_id, ${COLUMNS}
    from unnest(${[...conversationIds]}::uuid[]) asked (id) join chat_conversation c on c.id = asked.id
      join chat_message m on m.conversation_id = c.id and m.number = c.last_number ${GIFT}`.execute(db);
  return rows;
}

export async function writeWithdrawn(trx: Trx, messageId: string, at: Date): Promise<void> {
  await trx.updateTable('chat_message').set({ withdrawn_at: at }).where('id', '=', messageId).execute();
}
