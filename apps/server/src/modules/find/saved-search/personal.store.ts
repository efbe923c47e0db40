import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of kept searches. */
export const savedSearchPersonal: PersonalTables = {
  saved_search: {
    exported: (_, { accountId }) =>
      sql`select name, filter, is_told as "isTold", created_at as "createdAt", told_at as "toldAt"
        from saved_search where guest_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) => sql`delete from saved_search where guest_id = ${accountId}`,
  },
  saved_search_look: {
    erased: (_, { accountId }) => sql`delete from saved_search_look where guest_id = ${accountId}`,
  },
};
