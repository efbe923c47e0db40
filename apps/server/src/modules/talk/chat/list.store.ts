import { sql, type RawBuilder } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';
import type { ChatFilter, KeptChatState } from '@yoimachi/domain/chat';
import { allRows, firstRow, type Db, type FieldsOf } from '#platform/database';
import type { PinnedPlace } from '#platform/page';
import { isSeen } from './seen.ts';
import type { Side } from './people.ts';

type OfMember = 'friendId' | 'readNumber' | 'unreadCount' | 'isPinned' | 'isMuted';
/** A line of a list. */
export interface ListRow extends FieldsOf<'chat_member', OfMember> {
  readonly conversationId: string | null;
  readonly state: KeptChatState | null;
  readonly lastNumber: number;
  readonly lastAt: Date | null;
  readonly friendReadNumber: number;
  readonly name: string;
  readonly photo: string | null;
  readonly storeName: string | null;
  readonly prefecture: number | null;
  readonly district: string | null;
  readonly isFavorite: boolean;
  readonly isGone: boolean;
  readonly isAgeChecked: boolean;
}

/** What of a list is read: behind a line or all of it, without the first `skipped`, which a number of a page means. */
interface ListPlace {
  readonly after: PinnedPlace | null;
  readonly skipped: number;
  readonly limit: number;
}

const KEPT = {
  guest: (id: string) => sql`m.friend_id in (select cast_id from favorite where guest_id = ${id})`,
  cast: (id: string) => sql`m.friend_id in (select guest_id from favorite_guest where cast_id = ${id})`,
} as const;
const OTHER = {
  guest: { own: sql`guest_id`, other: sql`cast_id` },
  cast: { own: sql`cast_id`, other: sql`guest_id` },
} as const;

/**
 * What of a person's conversations a filter leaves (rules.md 8). With whom there was something is found once, as an array: asked line by line,
 * a history of years would be read for each of them.
 */
function filtered(filter: ChatFilter, role: Role, id: string): RawBuilder<unknown> {
  const { own, other } = OTHER[role];
  const open = (confirmed: RawBuilder<unknown>) =>
    sql`m.friend_id = any (array(select p.${other} from open_participation p join booking b on b.id = p.booking_id
        where p.${own} = ${id} and b.confirmed_at ${confirmed}))`;
  const booked = sql`select distinct p.${other} from participation p where p.${own} = ${id}`;
  const given = sql`select distinct s.guest_id from gift_sent s where s.cast_id = ${id}`;
  switch (filter) {
    case 'ALL':
      return sql`true`;
    case 'UNREAD':
      return sql`m.unread_count > 0`;
    case 'PIN':
      return sql`m.is_pinned`;
    case 'FAVORITE':
      return KEPT[role](id);
    case 'BOOKING_CONFIRM':
      return open(sql`is not null`);
    case 'BOOKING_WAITING_CONFIRM':
      return open(sql`is null`);
    case 'BOOKING_HISTORY':
      return sql`m.friend_id = any (array(${booked} and p.settled_at is not null))`;
    case 'NO_BOOKING':
      return sql`m.friend_id <> all (array(${booked}))`;
    case 'SEND_GIFT':
      return sql`m.friend_id = any (array(${given}))`;
    case 'NOT_RELEASE_GIFT':
      return sql`m.friend_id <> all (array(${given}))`;
  }
}

const OF_CAST = sql`c.nickname as name, ph.path as photo, st.name as "storeName", st.prefecture, st.district`;
const CAST = sql`join cast_member c on c.id = l."friendId" left join cast_photo ph on ph.cast_id = c.id
  left join store st on st.id = c.store_id`;
const OF_GUEST = sql`c.nickname as name, ph.path as photo, null as "storeName", null::smallint as prefecture, null as district`;
const GUEST = sql`join guest c on c.id = l."friendId" left join guest_photo ph on ph.guest_id = c.id`;

const shown = (role: Role, id: string) => {
  const favorite =
    role === 'guest'
      ? sql`exists (select from favorite where guest_id = ${id} and cast_id = l."friendId")`
      : sql`exists (select from favorite_guest where cast_id = ${id} and guest_id = l."friendId")`;
  return sql`l.*, ${role === 'guest' ? OF_CAST : OF_GUEST}, ${favorite} as "isFavorite",
    f.suspended_at is not null or f.left_at is not null as "isGone",
    ${role === 'guest' ? sql`exists (select from guest where id = ${id} and age_checked_at is not null)` : sql`true`} as "isAgeChecked"`;
};
const shownFrom = (role: Role) =>
  sql`join account f on f.id = l."friendId" ${role === 'guest' ? CAST : GUEST}`;

const MEMBER = sql`m.conversation_id as "conversationId", m.friend_id as "friendId", v.state, v.last_number as "lastNumber",
  m.last_at as "lastAt", m.read_number as "readNumber", o.read_number as "friendReadNumber", m.unread_count as "unreadCount",
  m.is_pinned as "isPinned", m.is_muted as "isMuted"`;
const MEMBER_FROM = sql`chat_member m join chat_conversation v on v.id = m.conversation_id
  join chat_member o on o.account_id = m.friend_id and o.friend_id = m.account_id`;

/** A page of a person's conversations: pinned ones, then the newest. */
export function listConversations(
  db: Db,
  { role, accountId }: Pick<Side, 'role' | 'accountId'>,
  { filter, groupId }: { readonly filter: ChatFilter; readonly groupId?: string | undefined },
  { after, skipped, limit }: ListPlace,
): Promise<ListRow[]> {
  const inGroup =
    groupId === undefined
      ? sql`true`
      : sql`m.friend_id = any (array(select group_member_ids(${accountId}, ${groupId})))`;
  const from = after
    ? sql`(m.is_pinned, m.last_at, m.friend_id) < (${after.isPinned}::boolean, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  // In the text: with one unknown, the plan would not be for the first rows.
  const skip = skipped === 0 ? sql`` : sql`offset ${sql.lit(skipped)}`;
  return allRows<ListRow>(db)`
    with l as (
      select ${MEMBER} from ${MEMBER_FROM}
      where m.account_id = ${accountId} and m.is_shown and ${filtered(filter, role, accountId)} and ${inGroup} and ${isSeen(role, accountId)} and ${from}
      order by m.is_pinned desc, m.last_at desc, m.friend_id desc ${skip} limit ${limit})
    select ${shown(role, accountId)} from l ${shownFrom(role)}
    order by l."isPinned" desc, l."lastAt" desc, l."friendId" desc`;
}

/** One conversation, if it is shown. */
export function findConversation(db: Db, side: Side): Promise<ListRow | undefined> {
  const { role, accountId, friendId, guestId, castId } = side;
  return firstRow<ListRow>(db)`
    with l as (
      select ${MEMBER} from ${MEMBER_FROM} where m.account_id = ${accountId} and m.friend_id = ${friendId} and m.is_shown
        and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId}))
    select ${shown(role, accountId)} from l ${shownFrom(role)}`;
}

/** A cast whom a guest could come to write with, while there is nothing between the two: what a block hid a moment ago is not nothing. */
export async function findStranger(
  db: Db,
  { role, accountId, castId, guestId }: Side,
): Promise<ListRow | undefined> {
  if (role === 'cast') return undefined;
  return firstRow<ListRow>(db)`
    with l as (
      select null::uuid as "conversationId", id as "friendId", null as state, 0 as "lastNumber", null::timestamptz as "lastAt",
        0 as "readNumber", 0 as "friendReadNumber", 0 as "unreadCount", false as "isPinned", false as "isMuted"
      from cast_member where id = ${castId} and listed
        and not exists (select from chat_member where account_id = ${guestId} and friend_id = ${castId} and is_shown)
        and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId}))
    select ${shown(role, accountId)} from l ${shownFrom(role)}`;
}
