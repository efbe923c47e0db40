import { sql } from 'kysely';
import { ERASED_TEXT, yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of what operators wrote about people. */
export const operatorPersonal: PersonalTables = {
  operator_alert: {
    async aged(db, now, limit) {
      const { rows } = await sql`delete from operator_alert where id in (
        select id from operator_alert where handled_at < ${yearBefore(now)} limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
  suspension: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('suspension')
        .select(['suspended_at as suspendedAt', 'category', 'lifted_at as liftedAt'])
        .where('account_id', '=', accountId)
        .orderBy('suspended_at')
        .execute(),
    async aged(db, now, limit) {
      const { rows } = await sql`update suspension set reason = ${ERASED_TEXT} where id in (
        select id from suspension where lifted_at < ${yearBefore(now)} and reason <> ${ERASED_TEXT} limit ${limit})
        returning id`.execute(db);
      return rows.length;
    },
  },
};
