import { evidenceBefore } from '@yoimachi/domain/block';
import { sql } from 'kysely';
import { allRows, PLAN_ANEW } from '#platform/database';
import { deletesOwn, ERASED_TEXT, ownRows, yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of chats. */
export const chatPersonal: PersonalTables = {
  chat_member: {
    exported: ownRows(
      'chat_member',
      'account_id',
      ['friend_id', 'is_pinned', 'is_muted', 'last_at'],
      'last_at',
    ),
    elsewhere: 'with its conversation',
  },
  chat_message: {
    exported: async (db, { accountId }) => {
      return allRows<object>(db)`
        select v.friend_id as "friendId", m.by, m.text, m.sent_at as "sentAt", m.withdrawn_at as "withdrawnAt"
        from chat_member v join chat_message m on m.conversation_id = v.conversation_id
          join chat_conversation c on c.id = v.conversation_id
        where v.account_id = ${accountId} and m.type = 'TEXT'
          and (m.withdrawn_at is null or m.by = case c.guest_id when ${accountId}::uuid then 'guest' else 'cast' end)
        order by v.friend_id, m.number`;
    },
    erased: (trx, { accountId }) =>
      sql`
        update chat_message m set text = ${ERASED_TEXT}
        from chat_member v join chat_conversation c on c.id = v.conversation_id
        where v.account_id = ${accountId} and m.conversation_id = v.conversation_id and m.type = 'TEXT' and m.text <> ${ERASED_TEXT}
          and m.by = case c.guest_id when ${accountId}::uuid then 'guest' else 'cast' end`.execute(trx),
    elsewhere: 'with its conversation',
  },
  chat_conversation: {
    async aged(db, now, limit) {
      // Once a night, of an index that is read from its old end.
      const { rows } = await sql`${sql.raw(PLAN_ANEW)}
        with old as (select id from chat_conversation where last_at < ${yearBefore(now)} order by last_at limit ${limit} for update skip locked),
          said as (delete from chat_message m using old where m.conversation_id = old.id),
          seen as (delete from chat_member v using old where v.conversation_id = old.id)
        delete from chat_conversation c using old where c.id = old.id returning c.id`.execute(db);
      return rows.length;
    },
  },
  chat_evidence: {
    async aged(db, now, limit) {
      // The newest of what is over first: further back lies what went in other nights.
      const { rows } =
        await sql`${sql.raw(PLAN_ANEW)} delete from chat_evidence where (report_id, number) in (
        select e.report_id, e.number from report r join chat_evidence e on e.report_id = r.id
        where r.handled_at <= ${evidenceBefore(now)} order by r.handled_at desc limit ${limit}) returning number`.execute(
          db,
        );
      return rows.length;
    },
  },
  chat_reply: {
    exported: ownRows('chat_reply', 'account_id', ['text', 'created_at as addedAt'], 'id'),
    erased: deletesOwn('chat_reply', 'account_id'),
  },
  chat_count: {
    erased: deletesOwn('chat_count', 'account_id'),
  },
};
