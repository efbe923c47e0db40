import { sql } from 'kysely';
import { CONSENTS_KEPT_YEARS } from '@yoimachi/domain/leaving';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { PLAN_ANEW } from '#platform/database';
import { ownRows, type PersonalTables } from '#platform/personal';

const KEPT_MINUTES = CONSENTS_KEPT_YEARS * 365 * DAY_MINUTES;

/** What is exported of consents, and when they go. */
export const consentPersonal: PersonalTables = {
  consent: {
    exported: ownRows('consent', 'account_id', ['item', 'text_id', 'version', 'given', 'place', 'at'], 'id'),
    async aged(db, now, limit) {
      // Once a night: most nights nobody has left so long ago.
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from consent where id in (
        select c.id from consent c join account a on a.id = c.account_id where a.left_at < ${addMinutes(now, -KEPT_MINUTES)}
        limit ${limit}) returning id`.execute(db);
      return rows.length;
    },
  },
};
