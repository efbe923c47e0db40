import { evidenceBefore } from '@yoimachi/domain/block';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of people's pictures. */
export const mediaPersonal: PersonalTables = {
  media: {
    exported: (_, { accountId }) =>
      sql`select kind, position, visibility from media where account_id = ${accountId} order by kind, position`,
    erased: (_, { accountId }) => sql`delete from media where account_id = ${accountId}`,
  },
  media_file: {
    exported: (_, { accountId }) =>
      sql`select kind, state, reason, static_path as path, submitted_at as "submittedAt", decided_at as "decidedAt",
          ended_at as "endedAt"
        from media_file where account_id = ${accountId} order by id`,
    erased: (_, { accountId }) =>
      sql`update media_file set found_text = null, static_path = null where account_id = ${accountId}`,
    elsewhere: 'commands/erase.ts',
  },
  media_evidence: {
    // The newest of what is over first: further back lies what went in other nights.
    aged: (_, now, limit) =>
      sql`${sql.raw(PLAN_ANEW)} delete from media_evidence where (report_id, file_id) in (
      select e.report_id, e.file_id from report r join media_evidence e on e.report_id = r.id
      where r.handled_at <= ${evidenceBefore(now)} order by r.handled_at desc limit ${limit})`,
  },
  cast_photo: { erased: (_, { accountId }) => sql`delete from cast_photo where cast_id = ${accountId}` },
  guest_photo: { erased: (_, { accountId }) => sql`delete from guest_photo where guest_id = ${accountId}` },
};
