import { evidenceBefore } from '@yoimachi/domain/block';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of people's pictures. */
export const mediaPersonal: PersonalTables = {
  media: {
    exported: ownRows('media', 'account_id', ['kind', 'position', 'visibility'], 'kind', 'position'),
    erased: deletesOwn('media', 'account_id'),
  },
  media_file: {
    exported: ownRows(
      'media_file',
      'account_id',
      ['kind', 'state', 'reason', 'static_path as path', 'submitted_at', 'decided_at', 'ended_at'],
      'id',
    ),
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
    erased: deletesOwn('cast_photo', 'cast_id'),
  },
  guest_photo: {
    erased: deletesOwn('guest_photo', 'guest_id'),
  },
};
