import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { yearBefore, type PersonalTables } from '#platform/personal';
import { mailPlace } from './mail/places.ts';

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
  notification_setting: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('notification_setting')
        .select(['category', 'channel', 'is_on as isOn'])
        .where('account_id', '=', accountId)
        .orderBy('category')
        .orderBy('channel')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('notification_setting').where('account_id', '=', accountId).execute(),
  },
  notification_preference: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('notification_preference')
        .select([
          'is_quiet as isQuiet',
          'quiet_from_minute as quietFromMinute',
          'quiet_to_minute as quietToMinute',
          'every_channel as everyChannel',
        ])
        .where('account_id', '=', accountId)
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('notification_preference').where('account_id', '=', accountId).execute(),
  },
  notification_delivery: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('notification_delivery')
        .select(['kind', 'channel', 'state', 'created_at as writtenAt', 'ended_at as endedAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.deleteFrom('notification_delivery').where('account_id', '=', accountId).execute(),
    async aged(db, now, limit) {
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from notification_delivery where id in (
        select id from notification_delivery where created_at < ${ninetyDaysBefore(now)} limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
  notification_text: {
    async aged(db, now, limit) {
      // Those deliveries may still be tried again; of news that go on later the text is written again.
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from notification_text where id in (
        select t.id from notification_text t where t.created_at < ${ninetyDaysBefore(now)}
          and not exists (select from notification_delivery d where d.source_id = t.id) limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
  notification_mail: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('notification_mail')
        .select(['email_sealed', 'verified_at'])
        .where('account_id', '=', accountId)
        .execute();
      return rows.map((row) => ({
        email: crypto.open(row.email_sealed, mailPlace(accountId)),
        verifiedAt: row.verified_at,
      }));
    },
    erased: (trx, { accountId }) =>
      trx.deleteFrom('notification_mail').where('account_id', '=', accountId).execute(),
  },
};

const ninetyDaysBefore = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000);
