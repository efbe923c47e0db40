import { STOPS_KEPT_DAYS } from '@yoimachi/domain/text-rules';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { ALL_OF_ONE, type PersonalTables } from '#platform/personal';

/** What is exported of stopped texts, and when the counts go. */
export const textGuardPersonal: PersonalTables = {
  text_stop: {
    async exported(db, { accountId }) {
      const { rows } = await sql<object>`${ALL_OF_ONE} select kind, place, stopped_at as "stoppedAt"
        from text_stop where account_id = ${accountId} order by id`.execute(db);
      return rows;
    },
    erased: (trx, { accountId }) => trx.deleteFrom('text_stop').where('account_id', '=', accountId).execute(),
    async aged(db, now, limit) {
      const before = addMinutes(now, -STOPS_KEPT_DAYS * DAY_MINUTES);
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from text_stop where id in (
        select id from text_stop where stopped_at < ${before} limit ${limit}) returning id`.execute(db);
      return rows.length;
    },
  },
  text_report: {
    erased: (trx, { accountId }) =>
      trx.deleteFrom('text_report').where('account_id', '=', accountId).execute(),
  },
};
