import { sql } from 'kysely';
import { yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of messages to groups. */
export const groupMessagePersonal: PersonalTables = {
  group_message: {
    exported: (_, { accountId }) =>
      sql`select group_name as "groupName", body as text, sent_at as "sentAt"
        from group_message where cast_id = ${accountId} order by sent_at`,
    erased: (_, { accountId }) => sql`delete from group_message where cast_id = ${accountId}`,
    aged: (_, now, limit) => sql`delete from group_message where id = any (array(
          select id from group_message where sent_at < ${yearBefore(now)} order by sent_at, id limit ${limit}))`,
  },
  group_message_part: {
    erased: (_, { accountId }) =>
      sql`delete from group_message_part where guest_id = ${accountId} or group_message_id in (
        select id from group_message where cast_id = ${accountId})`,
  },
};
