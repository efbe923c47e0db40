import { sql } from 'kysely';
import type { KeptChatState } from '@yoimachi/domain/chat';
import { allRows, firstRow, run, theRow, theValue, type Db, type Trx } from '#platform/database';
import type { ConversationRow } from './message.ts';
import type { Pair, Side } from './people.ts';

/** Everything of a conversation is changed under this lock: numbers have no gap, and counts are right. */
export const lockConversation = (trx: Trx, { guestId, castId }: Pair) =>
  firstRow<ConversationRow>(trx)`
    select id, state, last_number as "lastNumber" from chat_conversation where guest_id = ${guestId} and cast_id = ${castId}
    for no key update`;

/** Begins a conversation with the notice as its first line; one that is there stays as it is. */
export const createConversation = (
  trx: Trx,
  { guestId, castId }: Pair,
  ids: { readonly conversation: string; readonly notice: string },
  at: Date,
) =>
  run(trx)`
    with made as (
      insert into chat_conversation (id, guest_id, cast_id, state, last_number, last_at, created_at)
      values (${ids.conversation}, ${guestId}, ${castId}, 'NONE', 1, ${at}, ${at})
      on conflict on constraint chat_of_pair do nothing returning id
    ), said as (
      insert into chat_message (conversation_id, number, id, by, type, sent_at, is_look, line)
      select id, 1, ${ids.notice}::uuid, 'service', 'SYSTEM', ${at}::timestamptz, false, 'NOTICE' from made
    )
    insert into chat_member (account_id, friend_id, conversation_id, is_shown, is_pinned, is_muted, read_number, unread_count, last_at)
    select account_id, friend_id, id, false, false, false, 1, 0, ${at}::timestamptz
    from made, (values (${guestId}::uuid, ${castId}::uuid), (${castId}::uuid, ${guestId}::uuid)) m (account_id, friend_id)`;

/** Where it stands from now on, as the newest of its people; with nothing between the two nobody sees it. */
export const writeState = (trx: Trx, conversationId: string, state: KeptChatState, at: Date) =>
  run(trx)`
    with kept as (
      update chat_conversation set state = ${state}, last_at = greatest(last_at, ${at}) where id = ${conversationId} returning id, last_at
    )
    update chat_member m set is_shown = ${state !== 'NONE'}, last_at = kept.last_at from kept where m.conversation_id = kept.id`;

/** What stands between the two. */
export interface Between {
  /** One will have no more to do with the other. */
  readonly isParted: boolean;
  /** Neither sees the other; who is parted does so while they sit together. */
  readonly isHidden: boolean;
}

export const readBetween = (db: Db, { guestId, castId }: Pair) =>
  theRow<Between>(db)`
    select exists (select from refused_pair where guest_id = ${guestId} and cast_id = ${castId}) as "isParted",
      exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId}) as "isHidden"`;

/** The chats between whoever is one person with either of the two, and who of their accounts is still here. */
export function chatsOfPersons(
  trx: Trx,
  { guestId, castId }: Pair,
): Promise<(Pair & { readonly here: readonly string[] })[]> {
  const same = (id: string) =>
    sql`array(select b.id from account a join same_person s on s.identity_id = a.identity_id and s.kind <> 'BANK'
      join account b on b.identity_id = s.other_id where a.id = ${id}) || ${id}::uuid as ids`;
  return allRows<Pair & { readonly here: readonly string[] }>(trx)`
    select guest_id as "guestId", cast_id as "castId",
      array(select id from account where id in (guest_id, cast_id) and left_at is null) as here
    from (select ${same(guestId)}) his, (select ${same(castId)}) hers, chat_conversation
    where guest_id = any (his.ids) and cast_id = any (hers.ids)
    order by guest_id, cast_id`;
}

/** What decides whether somebody may write to another, and what follows from a message. */
export interface WriteFacts {
  readonly isHidden: boolean;
  readonly isGone: boolean;
  readonly isAgeChecked: boolean;
  /** The writer's device has sent this already. */
  readonly isSent: boolean;
  /** Of the writer's list and of the other's; null while the two have no conversation. */
  readonly ownUnread: number | null;
  readonly friendUnread: number | null;
  readonly isFriendMuted: boolean | null;
  /** Whether the other is going to be told outside of something unread, and when that was last done. */
  readonly isFriendNoticed: boolean | null;
  readonly friendToldAt: Date | null;
}

/** Undefined when one of the two does not exist. What it says of the conversation holds under its lock. */
export const writeFacts = (db: Db, { guestId, castId, role, accountId, friendId }: Side, clientId: string) =>
  firstRow<WriteFacts>(db)`
    select exists (select from hidden_pair where guest_id = g.id and cast_id = c.id) as "isHidden",
      f.suspended_at is not null or f.left_at is not null as "isGone", g.age_checked_at is not null as "isAgeChecked",
      exists (select from chat_message s where s.conversation_id = o.conversation_id and s.by = ${role} and s.client_id = ${clientId}
        and s.client_id is not null) as "isSent",
      m.unread_count as "ownUnread", o.unread_count as "friendUnread", o.is_muted as "isFriendMuted",
      o.notice_at is not null as "isFriendNoticed", o.told_at as "friendToldAt"
    from guest g cross join cast_member c cross join account f
      left join chat_member o on o.account_id = f.id and o.friend_id = ${accountId}
      left join chat_member m on m.account_id = ${accountId} and m.friend_id = f.id
    where g.id = ${guestId} and c.id = ${castId} and f.id = ${friendId}`;

/** Whether anything is left for which she could answer him: his favourite, a booking or a gift. */
export const hasGround = (trx: Trx, { guestId, castId }: Pair) =>
  theValue<boolean>(trx)`
    select exists (select from favorite where guest_id = ${guestId} and cast_id = ${castId})
      or exists (select from participation where guest_id = ${guestId} and cast_id = ${castId})
      or exists (select from gift_sent where guest_id = ${guestId} and cast_id = ${castId}) as is_there`;
