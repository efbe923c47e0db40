import { sql } from 'kysely';
import { deletesOld, ERASED_TEXT, ownRows, yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of what operators wrote about people. */
export const operatorPersonal: PersonalTables = {
  operator_alert: {
    aged: deletesOld('operator_alert', 'handled_at', yearBefore),
  },
  suspension: {
    exported: ownRows('suspension', 'account_id', ['suspended_at', 'category', 'lifted_at'], 'suspended_at'),
    async aged(db, now, limit) {
      const { rows } = await sql`update suspension set reason = ${ERASED_TEXT} where id in (
        select id from suspension where lifted_at < ${yearBefore(now)} and reason <> ${ERASED_TEXT} limit ${limit})
        returning id`.execute(db);
      return rows.length;
    },
  },
};
