import { sql } from 'kysely';
import { ERASED_TEXT, yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of what operators wrote about people. */
export const operatorPersonal: PersonalTables = {
  operator_alert: {
    aged: (_, now, limit) => sql`delete from operator_alert where id in (
        select id from operator_alert where handled_at < ${yearBefore(now)} limit ${limit})`,
  },
  suspension: {
    exported: (_, { accountId }) =>
      sql`select suspended_at as "suspendedAt", category, lifted_at as "liftedAt"
        from suspension where account_id = ${accountId} order by suspended_at`,
    aged: (_, now, limit) => sql`update suspension set reason = ${ERASED_TEXT} where id in (
        select id from suspension where lifted_at < ${yearBefore(now)} and reason <> ${ERASED_TEXT} limit ${limit})`,
  },
};
