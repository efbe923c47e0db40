import { evidenceBefore } from '@yoimachi/domain/block';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { ERASED_TEXT, yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of chats. */
export const chatPersonal: PersonalTables = {
  chat_member: {
    exported: (_, { accountId }) =>
      sql`select friend_id as "friendId", is_pinned as "isPinned", is_muted as "isMuted", last_at as "lastAt"
        from chat_member where account_id = ${accountId} order by last_at`,
    elsewhere: 'with its conversation',
  },
  chat_message: {
    exported: (_, { accountId }) =>
      sql`select v.friend_id as "friendId", m.by, m.text, m.sent_at as "sentAt", m.withdrawn_at as "withdrawnAt"
        from chat_member v join chat_message m on m.conversation_id = v.conversation_id
          join chat_conversation c on c.id = v.conversation_id
        where v.account_id = ${accountId} and m.type = 'TEXT'
          and (m.withdrawn_at is null or m.by = case c.guest_id when ${accountId}::uuid then 'guest' else 'cast' end)
        order by v.friend_id, m.number`,
    erased: (_, { accountId }) => sql`update chat_message m set text = ${ERASED_TEXT}
        from chat_member v join chat_conversation c on c.id = v.conversation_id
        where v.account_id = ${accountId} and m.conversation_id = v.conversation_id and m.type = 'TEXT' and m.text <> ${ERASED_TEXT}
          and m.by = case c.guest_id when ${accountId}::uuid then 'guest' else 'cast' end`,
    elsewhere: 'with its conversation',
  },
  chat_conversation: {
    // Once a night, among those that began so long ago: an index of what changes with each message would cost each message.
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)}
        with old as (select id from chat_conversation where created_at < ${yearBefore(now)} and last_at < ${yearBefore(now)}
            limit ${limit} for update skip locked),
          said as (delete from chat_message m using old where m.conversation_id = old.id),
          seen as (delete from chat_member v using old where v.conversation_id = old.id)
        delete from chat_conversation c using old where c.id = old.id`,
  },
  chat_evidence: {
    // The newest of what is over first: further back lies what went in other nights.
    aged: (_, now, limit) =>
      sql`${sql.raw(PLAN_ANEW)} delete from chat_evidence where (report_id, number) in (
        select e.report_id, e.number from report r join chat_evidence e on e.report_id = r.id
        where r.handled_at <= ${evidenceBefore(now)} order by r.handled_at desc limit ${limit})`,
  },
  chat_reply: {
    exported: (_, { accountId }) =>
      sql`select text, created_at as "addedAt" from chat_reply where account_id = ${accountId} order by id`,
    erased: (_, { accountId }) => sql`delete from chat_reply where account_id = ${accountId}`,
  },
  chat_count: {
    erased: (_, { accountId }) => sql`delete from chat_count where account_id = ${accountId}`,
  },
};
