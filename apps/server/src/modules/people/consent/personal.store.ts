import { sql } from 'kysely';
import { CONSENTS_KEPT_YEARS } from '@yoimachi/domain/leaving';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { PLAN_ANEW } from '#platform/database';
import { ALL_OF_ONE, type PersonalTables } from '#platform/personal';

const KEPT_MINUTES = CONSENTS_KEPT_YEARS * 365 * DAY_MINUTES;

/** What is exported of consents, and when they go. */
export const consentPersonal: PersonalTables = {
  consent: {
    exported: (_, { accountId }) =>
      sql`${ALL_OF_ONE} select item, text_id as "textId", version, given, place, at
        from consent where account_id = ${accountId} order by id`,
    // Once a night: most nights nobody has left so long ago.
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from consent where id in (
      select c.id from consent c join account a on a.id = c.account_id
      where a.left_at < ${addMinutes(now, -KEPT_MINUTES)} limit ${limit})`,
  },
};
