import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { yearBefore, type PersonalTables } from '#platform/personal';

/** What is exported and erased of notifications. */
export const notificationPersonal: PersonalTables = {
  notification: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('notification')
        .select(['body', 'created_at as sentAt', 'read_at as readAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('notification').where('account_id', '=', accountId).execute(),
    async aged(db, now, limit) {
      // Once a night; how much has become old decides what is worth reading.
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from notification where id in (
        select id from notification where created_at < ${yearBefore(now)} limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
  notification_count: {
    erased: (trx, { accountId }) =>
      trx.deleteFrom('notification_count').where('account_id', '=', accountId).execute(),
  },
};
