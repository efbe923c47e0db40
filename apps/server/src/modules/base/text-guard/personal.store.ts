import { STOPS_KEPT_DAYS } from '@yoimachi/domain/text-rules';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { ALL_OF_ONE, type PersonalTables } from '#platform/personal';

/** What is exported of stopped texts, and when the counts go. */
export const textGuardPersonal: PersonalTables = {
  text_stop: {
    exported: (_, { accountId }) =>
      sql`${ALL_OF_ONE} select kind, place, stopped_at as "stoppedAt"
        from text_stop where account_id = ${accountId} order by id`,
    erased: (_, { accountId }) => sql`delete from text_stop where account_id = ${accountId}`,
    aged: (_, now, limit) =>
      sql`${sql.raw(PLAN_ANEW)} delete from text_stop where id in (select id from text_stop
      where stopped_at < ${addMinutes(now, -STOPS_KEPT_DAYS * DAY_MINUTES)} limit ${limit})`,
  },
  text_report: { erased: (_, { accountId }) => sql`delete from text_report where account_id = ${accountId}` },
};
