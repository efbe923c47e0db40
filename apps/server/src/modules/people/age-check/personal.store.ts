import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of age checks. Their pictures went before: 72 hours after the decision, or as their person left. */
export const ageCheckPersonal: PersonalTables = {
  age_file: {
    erased: (trx, { accountId }) => trx.deleteFrom('age_file').where('account_id', '=', accountId).execute(),
  },
  age_check: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('age_check')
        .select(['way', 'document_type as documentType', 'issuer', 'submitted_at as submittedAt'])
        .select(['state', 'items', 'decided_at as decidedAt', 'reason'])
        .where('account_id', '=', accountId)
        .orderBy('submitted_at')
        .execute(),
    erased: (trx, { accountId }) => trx.deleteFrom('age_check').where('account_id', '=', accountId).execute(),
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
    erased: (trx, { accountId }) =>
      trx.deleteFrom('live_photo').where('account_id', '=', accountId).execute(),
    async aged(db, now, limit) {
      const { rows } = await sql`delete from live_photo where id in (select id from live_photo
        where shown_at < ${addMinutes(now, -DAY_MINUTES)} and taken_at is null limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
};
