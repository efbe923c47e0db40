import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of age checks. Their pictures went before: 72 hours after the decision, or as their person left. */
export const ageCheckPersonal: PersonalTables = {
  age_file: { erased: (_, { accountId }) => sql`delete from age_file where account_id = ${accountId}` },
  age_check: {
    exported: (_, { accountId }) =>
      sql`select way, document_type as "documentType", issuer, submitted_at as "submittedAt", state, items,
          decided_at as "decidedAt", reason
        from age_check where account_id = ${accountId} order by submitted_at`,
    erased: (_, { accountId }) => sql`delete from age_check where account_id = ${accountId}`,
  },
  live_photo: {
    exported: (_, { accountId }) =>
      sql`select gesture, taken_at as "takenAt" from live_photo
        where account_id = ${accountId} and taken_at is not null order by taken_at`,
    erased: (_, { accountId }) => sql`delete from live_photo where account_id = ${accountId}`,
    aged: (_, now, limit) => sql`delete from live_photo where id in (select id from live_photo
      where shown_at < ${addMinutes(now, -DAY_MINUTES)} and taken_at is null limit ${limit})`,
  },
};
