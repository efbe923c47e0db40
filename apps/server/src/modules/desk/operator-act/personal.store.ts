import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported of operators' acts. */
export const operatorActPersonal: PersonalTables = {
  operator_act: {
    exported: (_, { accountId }) =>
      sql`select kind, points, reason, approved_at as at
        from operator_act
        where account_id = ${accountId} and approved_at is not null and kind <> 'PERSONAL_EXPORT' order by approved_at`,
  },
  goodwill: {
    exported: (_, { accountId }) =>
      sql`select points, reason, given_at as at from goodwill where guest_id = ${accountId} order by id`,
  },
};
