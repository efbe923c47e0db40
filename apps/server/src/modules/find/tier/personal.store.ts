import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of private tags; those on somebody are their owners'. */
export const tierPersonal: PersonalTables = {
  private_tier: {
    exported: (_, { accountId }) =>
      sql`select about_id as "aboutId", tier, updated_at as "chosenAt"
        from private_tier where owner_id = ${accountId} order by updated_at, id`,
    erased: (_, { accountId }) =>
      sql`delete from private_tier where owner_id = ${accountId} or about_id = ${accountId}`,
  },
};
