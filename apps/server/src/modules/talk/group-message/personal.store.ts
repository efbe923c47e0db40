import { sql } from 'kysely';
import { deletesOld, deletesOwn, ownRows, yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of messages to groups. */
export const groupMessagePersonal: PersonalTables = {
  group_message: {
    exported: ownRows('group_message', 'cast_id', ['group_name', 'body as text', 'sent_at'], 'sent_at'),
    erased: deletesOwn('group_message', 'cast_id'),
    aged: deletesOld('group_message', 'sent_at', yearBefore),
  },
  group_message_part: {
    erased: (trx, { accountId }) =>
      sql`delete from group_message_part where guest_id = ${accountId} or group_message_id in (
        select id from group_message where cast_id = ${accountId})`.execute(trx),
  },
};
