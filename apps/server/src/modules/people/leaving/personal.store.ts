import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is erased of leaving itself and of exports. */
export const leavingPersonal: PersonalTables = {
  departure: {
    erased: (_, { accountId }) =>
      sql`update departure set nickname = '', reason = null where account_id = ${accountId}`,
  },
  data_export: {
    exported: (_, { accountId }) =>
      sql`select asked_at as "askedAt", ready_at as "readyAt", fetched_at as "fetchedAt"
        from data_export where account_id = ${accountId} order by asked_at`,
    erased: (_, { accountId }) => sql`delete from data_export where account_id = ${accountId}`,
    aged: (_, now, limit) => sql`update data_export set content = null where id in (
      select id from data_export where content is not null and expires_at <= ${now} order by expires_at limit ${limit})`,
  },
};
