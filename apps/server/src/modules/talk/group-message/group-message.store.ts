import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

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
export async function audienceOf(db: Db, castId: string, groupId: string): Promise<Audience> {
  const { rows } = await sql<{ guest_ids: string[]; not_open: number; suspended: number; unseen: number }>`
    with member as (
      select k.id, a.suspended_at is not null as is_gone, coalesce(c.state = 'OPEN', false) as is_open
      from group_member_ids(${castId}, ${groupId}) as k (id) join account a on a.id = k.id
      left join chat_conversation c on c.guest_id = k.id and c.cast_id = ${castId})
    select coalesce(array_agg(id order by id) filter (where is_open and not is_gone), '{}') as guest_ids,
      (count(*) filter (where not is_open and not is_gone))::int as not_open,
      (count(*) filter (where is_gone))::int as suspended,
      (select count(*)::int from contact_group_member m join contact_group g on g.id = m.group_id
       where m.group_id = ${groupId} and g.member_type = 'CHOSEN'
         and m.member_id <> all (array(select id from member))) as unseen
    from member`.execute(db);
  const { guest_ids, not_open, suspended, unseen } = rows[0]!;
  return { guestIds: guest_ids, notOpenCount: not_open, closedCount: suspended + unseen };
}

/** Lets one cast's messages to groups be sent one after the other. */
export async function lockSender(trx: Trx, castId: string): Promise<void> {
  await sql`select from account where id = ${castId} for no key update`.execute(trx);
}

export async function countOfDay(db: Db, castId: string, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_message where cast_id = ${castId} and day = ${day}`.execute(db);
  return rows[0]!.count;
}

interface NewGroupMessage {
  readonly id: string;
  readonly castId: string;
  readonly groupName: string;
  readonly text: string;
  readonly day: Day;
  readonly at: Date;
}

export async function insertGroupMessage(
  trx: Trx,
  message: NewGroupMessage,
  guestIds: readonly string[],
): Promise<void> {
  const { id, castId, groupName, text, day, at } = message;
  await trx
    .insertInto('group_message')
    .values({ id, cast_id: castId, group_name: groupName, body: text, day, sent_at: at })
    .execute();
  await sql`insert into group_message_part (group_message_id, guest_id, state)
    select ${id}, guest_id, 'WAITING' from unnest(${[...guestIds]}::uuid[]) as guest_id`.execute(trx);
}

/** A message that is not sent to everybody yet, locked; undefined when it is, or somebody else sends it. */
export async function takeUnsent(
  trx: Trx,
  id: string,
): Promise<{ readonly cast_id: string; readonly body: string; readonly is_stopped: boolean } | undefined> {
  const { rows } = await sql<{ cast_id: string; body: string; is_stopped: boolean }>`
    select m.cast_id, m.body, a.left_at is not null or a.suspended_at is not null as is_stopped
    from group_message m join account a on a.id = m.cast_id
    where m.id = ${id} and m.done_at is null for no key update of m`.execute(trx);
  return rows[0];
}

/** The next people who wait for it, with whether the chat with her is still open, in the order in which chats are locked. */
export async function nextParts(
  trx: Trx,
  id: string,
  castId: string,
  limit: number,
): Promise<{ readonly guest_id: string; readonly is_open: boolean }[]> {
  const { rows } = await sql<{ guest_id: string; is_open: boolean }>`
    select p.guest_id, coalesce(c.state = 'OPEN', false) as is_open
    from group_message_part p
    left join chat_conversation c on c.guest_id = p.guest_id and c.cast_id = ${castId}
    where p.group_message_id = ${id} and p.state = 'WAITING' order by p.guest_id limit ${limit}`.execute(trx);
  return rows;
}

export async function markPart(
  trx: Trx,
  id: string,
  guestId: string,
  state: 'SENT' | 'LEFT_OUT',
): Promise<void> {
  await trx
    .updateTable('group_message_part')
    .set({ state })
    .where('group_message_id', '=', id)
    .where('guest_id', '=', guestId)
    .execute();
}

export async function markDone(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('group_message').set({ done_at: at }).where('id', '=', id).execute();
}

export interface GroupMessageRow {
  readonly id: string;
  readonly group_name: string;
  readonly body: string;
  readonly sent_at: Date;
  readonly people: number;
  readonly sent: number;
  readonly left_out: number;
}

/** Her last messages to groups with what became of them. */
export async function lastOf(db: Db, castId: string, limit: number): Promise<GroupMessageRow[]> {
  const { rows } = await sql<GroupMessageRow>`
    select m.id, m.group_name, m.body, m.sent_at, p.people, p.sent, p.left_out
    from (select * from group_message where cast_id = ${castId} order by sent_at desc, id desc limit ${limit}) m
    cross join lateral (
      select count(*)::int as people, (count(*) filter (where state = 'SENT'))::int as sent,
        (count(*) filter (where state = 'LEFT_OUT'))::int as left_out
      from group_message_part where group_message_id = m.id) p
    order by m.sent_at desc, m.id desc`.execute(db);
  return rows;
}
