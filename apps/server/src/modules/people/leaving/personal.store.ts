import { sql } from 'kysely';
import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

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
    exported: ownRows('data_export', 'account_id', ['asked_at', 'ready_at', 'fetched_at'], 'asked_at'),
    erased: deletesOwn('data_export', 'account_id'),
    async aged(db, now, limit) {
      const { rows } = await sql`update data_export set content = null where id in (
        select id from data_export where content is not null and expires_at <= ${now} order by expires_at limit ${limit})
        returning id`.execute(db);
      return rows.length;
    },
  },
};
