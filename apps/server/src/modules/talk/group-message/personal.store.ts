import { sql } from 'kysely';
import { yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of messages to groups. */
export const groupMessagePersonal: PersonalTables = {
  group_message: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('group_message')
        .select(['group_name as groupName', 'body as text', 'sent_at as sentAt'])
        .where('cast_id', '=', accountId)
        .orderBy('sent_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('group_message').where('cast_id', '=', accountId).execute(),
    aged: async (db, now, limit) => {
      const { numAffectedRows } = await sql`
        delete from group_message where id = any (array(
          select id from group_message where sent_at < ${yearBefore(now)} order by sent_at, id limit ${limit}))`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0);
    },
  },
  group_message_part: {
    erased: (trx, { accountId }) =>
      sql`delete from group_message_part where guest_id = ${accountId} or group_message_id in (
        select id from group_message where cast_id = ${accountId})`.execute(trx),
  },
};
