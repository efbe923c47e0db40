import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of the browsers that get pushes; their addresses are secrets of their push services. */
export const pushPersonal: PersonalTables = {
  push_subscription: {
    exported: (_, { accountId }) =>
      sql`select created_at as "subscribedAt", last_ok_at as "lastSentAt"
        from push_subscription where account_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) => sql`delete from push_subscription where account_id = ${accountId}`,
  },
};
