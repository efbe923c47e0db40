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

/** The same of several that differ. They are locked in one order, so that those who lock several cannot wait for each other. */
export const lockConversations = (trx: Trx, pairs: readonly Pair[]) =>
  allRows<ConversationRow & Pair>(trx)`
    select c.id, c.state, c.last_number as "lastNumber", c.guest_id as "guestId", c.cast_id as "castId"
    from unnest(${pairs.map(({ guestId }) => guestId)}::uuid[], ${pairs.map(({ castId }) => castId)}::uuid[]) a (guest_id, cast_id)
      join chat_conversation c on c.guest_id = a.guest_id and c.cast_id = a.cast_id
    order by c.guest_id, c.cast_id for no key update of c`;

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

/** Of an asked `a`. */
const FACTS = sql`exists (select from hidden_pair where guest_id = g.id and cast_id = c.id) as "isHidden",
    f.suspended_at is not null or f.left_at is not null as "isGone", g.age_checked_at is not null as "isAgeChecked",
    exists (select from chat_message s where s.conversation_id = o.conversation_id and s.by = a.by and s.client_id = a.client_id
      and s.client_id is not null) as "isSent",
    m.unread_count as "ownUnread", o.unread_count as "friendUnread", o.is_muted as "isFriendMuted",
    o.notice_at is not null as "isFriendNoticed", o.told_at as "friendToldAt"`;
const PEOPLE = sql`join guest g on g.id = a.guest_id join cast_member c on c.id = a.cast_id join account f on f.id = a.friend_id
    left join chat_member o on o.account_id = a.friend_id and o.friend_id = a.account_id
    left join chat_member m on m.account_id = a.account_id and m.friend_id = a.friend_id`;

/** Undefined when one of the two does not exist. What it says of the conversation holds under its lock. */
export const writeFacts = (db: Db, { guestId, castId, role, accountId, friendId }: Side, clientId: string) =>
  firstRow<WriteFacts>(db)`
    select ${FACTS}
    from (values (${guestId}::uuid, ${castId}::uuid, ${accountId}::uuid, ${friendId}::uuid, ${role}, ${clientId}::uuid))
      a (guest_id, cast_id, account_id, friend_id, by, client_id) ${PEOPLE}`;

/** The same of each of several, in their order. */
export async function writeFactsOf(
  db: Db,
  asked: readonly { readonly side: Side; readonly clientId: string }[],
): Promise<(WriteFacts | undefined)[]> {
  const all = (of: (side: Side) => string) => asked.map(({ side }) => of(side));
  const rows = await allRows<WriteFacts & { readonly place: number }>(db)`
    select ${FACTS}, a.place
    from unnest(${all(({ guestId }) => guestId)}::uuid[], ${all(({ castId }) => castId)}::uuid[],
      ${all(({ accountId }) => accountId)}::uuid[], ${all(({ friendId }) => friendId)}::uuid[], ${all(({ role }) => role)}::text[],
      ${asked.map(({ clientId }) => clientId)}::uuid[]) with ordinality
      a (guest_id, cast_id, account_id, friend_id, by, client_id, place) ${PEOPLE}`;
  const found = new Map(rows.map(({ place, ...facts }) => [place, facts]));
  return asked.map((_, index) => found.get(index + 1));
}

/** Whether anything is left for which she could answer him: his favourite, a booking or a gift. */
export const hasGround = (trx: Trx, { guestId, castId }: Pair) =>
  theValue<boolean>(trx)`
    select exists (select from favorite where guest_id = ${guestId} and cast_id = ${castId})
      or exists (select from participation where guest_id = ${guestId} and cast_id = ${castId})
      or exists (select from gift_sent where guest_id = ${guestId} and cast_id = ${castId}) as is_there`;
