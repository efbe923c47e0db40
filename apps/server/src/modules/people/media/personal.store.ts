import { evidenceBefore } from '@yoimachi/domain/block';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of people's pictures. */
export const mediaPersonal: PersonalTables = {
  media: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('media')
        .select(['kind', 'position', 'visibility'])
        .where('account_id', '=', accountId)
        .orderBy('kind')
        .orderBy('position')
        .execute(),
    erased: (trx, { accountId }) => trx.deleteFrom('media').where('account_id', '=', accountId).execute(),
  },
  media_file: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('media_file')
        .select(['kind', 'state', 'reason', 'static_path as path'])
        .select(['submitted_at as submittedAt', 'decided_at as decidedAt', 'ended_at as endedAt'])
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('media_file')
        .set({ found_text: null, static_path: null })
        .where('account_id', '=', accountId)
        .execute(),
    elsewhere: 'commands/erase.ts',
  },
  media_evidence: {
    async aged(db, now, limit) {
      // The newest of what is over first: further back lies what went in other nights.
      const { rows } =
        await sql`${sql.raw(PLAN_ANEW)} delete from media_evidence where (report_id, file_id) in (
        select e.report_id, e.file_id from report r join media_evidence e on e.report_id = r.id
        where r.handled_at <= ${evidenceBefore(now)} order by r.handled_at desc limit ${limit}) returning file_id`.execute(
          db,
        );
      return rows.length;
    },
  },
  cast_photo: {
    erased: (trx, { accountId }) => trx.deleteFrom('cast_photo').where('cast_id', '=', accountId).execute(),
  },
  guest_photo: {
    erased: (trx, { accountId }) => trx.deleteFrom('guest_photo').where('guest_id', '=', accountId).execute(),
  },
};
