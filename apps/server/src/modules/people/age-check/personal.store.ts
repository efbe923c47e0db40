import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of age checks. Their pictures went before: 72 hours after the decision, or as their person left. */
export const ageCheckPersonal: PersonalTables = {
  age_file: {
    erased: deletesOwn('age_file', 'account_id'),
  },
  age_check: {
    exported: ownRows(
      'age_check',
      'account_id',
      ['way', 'document_type', 'issuer', 'submitted_at', 'state', 'items', 'decided_at', 'reason'],
      'submitted_at',
    ),
    erased: deletesOwn('age_check', 'account_id'),
  },
  live_photo: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('live_photo')
        .select(['gesture', 'taken_at as takenAt'])
        .where('account_id', '=', accountId)
        .where('taken_at', 'is not', null)
        .orderBy('taken_at')
        .execute(),
    erased: deletesOwn('live_photo', 'account_id'),
    async aged(db, now, limit) {
      const { rows } = await sql`delete from live_photo where id in (select id from live_photo
        where shown_at < ${addMinutes(now, -DAY_MINUTES)} and taken_at is null limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
};
