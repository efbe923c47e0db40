import { sql } from 'kysely';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';

/** What is erased of what the staff wrote about somebody. */
export const notePersonal: PersonalTables = {
  member_note: {
    erased: (_, { accountId }) =>
      sql`update member_note set text = ${ERASED_TEXT} where account_id = ${accountId} and text <> ${ERASED_TEXT}`,
  },
};
