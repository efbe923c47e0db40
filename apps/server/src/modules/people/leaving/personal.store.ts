import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is erased of leaving itself and of exports. */
export const leavingPersonal: PersonalTables = {
  departure: {
    erased: (trx, { accountId }) =>
      trx
        .updateTable('departure')
        .set({ nickname: '', reason: null })
        .where('account_id', '=', accountId)
        .execute(),
  },
  data_export: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('data_export')
        .select(['asked_at as askedAt', 'ready_at as readyAt', 'fetched_at as fetchedAt'])
        .where('account_id', '=', accountId)
        .orderBy('asked_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('data_export').where('account_id', '=', accountId).execute(),
    async aged(db, now, limit) {
      const { rows } = await sql`update data_export set content = null where id in (
        select id from data_export where content is not null and expires_at <= ${now} order by expires_at limit ${limit})
        returning id`.execute(db);
      return rows.length;
    },
  },
};
