import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of who wants to hear of whose days. */
export const dayNoticePersonal: PersonalTables = {
  day_notice: {
    exported: (_, { accountId }) =>
      sql`select day_notice.cast_id as "castId", cast_member.nickname, day_notice.created_at as since
        from day_notice join cast_member on cast_member.id = day_notice.cast_id
        where day_notice.guest_id = ${accountId} order by day_notice.created_at`,
    erased: (_, { accountId }) =>
      sql`delete from day_notice where guest_id = ${accountId} or cast_id = ${accountId}`,
  },
  day_opening: { elsewhere: 'by the module, when they were told' },
};
