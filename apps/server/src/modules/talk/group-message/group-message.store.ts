import { sql } from 'kysely';
import type { groupMessageRoutes } from '@yoimachi/contract/group-message';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { Day } from '@yoimachi/domain/time';
import {
  allRows,
  firstRow,
  inColumns,
  run,
  theRow,
  theValue,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

export interface Audience {
  /** With whom she has an open chat. */
  readonly guestIds: readonly string[];
  readonly notOpenCount: number;
  readonly closedCount: number;
}

/**
 * The people of a group by their chats. Of those chosen, whoever is hidden or has left is as closed as who is suspended: which of it is not
 * hers to know.
 */
export const audienceOf = (db: Db, castId: string, groupId: string) =>
  theRow<Audience>(db)`
    with member as (
      select k.id, a.suspended_at is not null as is_gone, coalesce(c.state = 'OPEN', false) as is_open
      from group_member_ids(${castId}, ${groupId}) as k (id) join account a on a.id = k.id
      left join chat_conversation c on c.guest_id = k.id and c.cast_id = ${castId})
    select coalesce(array_agg(id order by id) filter (where is_open and not is_gone), '{}') as "guestIds",
      (count(*) filter (where not is_open and not is_gone))::int as "notOpenCount",
      (count(*) filter (where is_gone))::int + (select count(*)::int from contact_group_member m join contact_group g on g.id = m.group_id
       where m.group_id = ${groupId} and g.member_type = 'CHOSEN'
         and m.member_id <> all (array(select id from member))) as "closedCount"
    from member`;

/** Lets one cast's messages to groups be sent one after the other. */
export const lockSender = (trx: Trx, castId: string) =>
  run(trx)`select from account where id = ${castId} for no key update`;

export const countOfDay = (db: Db, castId: string, day: Day) =>
  theValue<number>(db)`
    select count(*)::int as count from group_message where cast_id = ${castId} and day = ${day}`;

export async function insertGroupMessage(
  trx: Trx,
  message: NewRow<'group_message'> & { readonly id: string },
  guestIds: readonly string[],
): Promise<void> {
  await trx.insertInto('group_message').values(inColumns(message)).execute();
  await sql`insert into group_message_part (group_message_id, guest_id, state)
    select ${message.id}, guest_id, 'WAITING' from unnest(${[...guestIds]}::uuid[]) as guest_id`.execute(trx);
}

/** A message that is not sent to everybody yet, locked; undefined when it is, or somebody else sends it. */
export const takeUnsent = (trx: Trx, id: string) =>
  firstRow<{ castId: string; text: string; isStopped: boolean }>(trx)`
    select m.cast_id as "castId", m.body as text, a.left_at is not null or a.suspended_at is not null as "isStopped"
    from group_message m join account a on a.id = m.cast_id
    where m.id = ${id} and m.done_at is null for no key update of m`;

/** The next people who wait for it, with whether the chat with her is still open, in the order in which chats are locked. */
export const nextParts = (trx: Trx, id: string, castId: string, limit: number) =>
  allRows<{ guestId: string; isOpen: boolean }>(trx)`
    select p.guest_id as "guestId", coalesce(c.state = 'OPEN', false) as "isOpen"
    from group_message_part p
    left join chat_conversation c on c.guest_id = p.guest_id and c.cast_id = ${castId}
    where p.group_message_id = ${id} and p.state = 'WAITING' order by p.guest_id limit ${limit}`;

export const markPart = (trx: Trx, id: string, guestId: string, state: 'SENT' | 'LEFT_OUT') =>
  run(trx)`
    update group_message_part set state = ${state} where group_message_id = ${id} and guest_id = ${guestId}`;

export const markDone = (trx: Trx, id: string, at: Date) =>
  run(trx)`update group_message set done_at = ${at} where id = ${id}`;

/** Her last messages to groups with what became of them. */
export const lastOf = (db: Db, castId: string, limit: number) =>
  allRows<AnswerInputOf<typeof groupMessageRoutes.listGroupMessages>['items'][number]>(db)`
    select m.id as "groupMessageId", m.group_name as "groupName", m.body as text, m.sent_at as "sentAt",
      p.people as "peopleCount", p.sent as "sentCount", p.left_out as "leftOutCount"
    from (select * from group_message where cast_id = ${castId} order by sent_at desc, id desc limit ${limit}) m
    cross join lateral (
      select count(*)::int as people, (count(*) filter (where state = 'SENT'))::int as sent,
        (count(*) filter (where state = 'LEFT_OUT'))::int as left_out
      from group_message_part where group_message_id = m.id) p
    order by m.sent_at desc, m.id desc`;
