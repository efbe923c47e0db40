import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported of links for friends. */
export const watchPersonal: PersonalTables = {
  watch_link: {
    exported: (_, { accountId }) =>
      sql`select created_at as "madeAt", ended_at as "endedAt", opened_count as opened, opened_at as "openedAt"
        from watch_link where cast_id = ${accountId} order by created_at`,
    elsewhere: 'by the module every night, 90 days after it was made',
  },
};
