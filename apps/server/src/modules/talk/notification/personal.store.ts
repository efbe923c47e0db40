import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { yearBefore, type PersonalTables } from '#platform/personal';
import { mailPlace } from './mail/places.ts';

/** What is exported and erased of notifications. */
export const notificationPersonal: PersonalTables = {
  notification: {
    exported: (_, { accountId }) =>
      sql`select body, created_at as "sentAt", read_at as "readAt"
        from notification where account_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) => sql`delete from notification where account_id = ${accountId}`,
    // Once a night; how much has become old decides what is worth reading.
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from notification where id in (
        select id from notification where created_at < ${yearBefore(now)} limit ${limit})`,
  },
  notification_count: {
    erased: (_, { accountId }) => sql`delete from notification_count where account_id = ${accountId}`,
  },
  notification_setting: {
    exported: (_, { accountId }) =>
      sql`select category, channel, is_on as "isOn"
        from notification_setting where account_id = ${accountId} order by category, channel`,
    erased: (_, { accountId }) => sql`delete from notification_setting where account_id = ${accountId}`,
  },
  notification_preference: {
    exported: (_, { accountId }) =>
      sql`select is_quiet as "isQuiet", quiet_from_minute as "quietFromMinute", quiet_to_minute as "quietToMinute",
          every_channel as "everyChannel"
        from notification_preference where account_id = ${accountId}`,
    erased: (_, { accountId }) => sql`delete from notification_preference where account_id = ${accountId}`,
  },
  notification_delivery: {
    exported: (_, { accountId }) =>
      sql`select kind, channel, state, created_at as "writtenAt", ended_at as "endedAt"
        from notification_delivery where account_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) => sql`delete from notification_delivery where account_id = ${accountId}`,
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from notification_delivery where id in (
        select id from notification_delivery where created_at < ${ninetyDaysBefore(now)} limit ${limit})`,
  },
  notification_text: {
    // Those deliveries may still be tried again; of news that go on later the text is written again.
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from notification_text where id in (
        select t.id from notification_text t where t.created_at < ${ninetyDaysBefore(now)}
          and not exists (select from notification_delivery d where d.source_id = t.id) limit ${limit})`,
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
    erased: (_, { accountId }) => sql`delete from notification_mail where account_id = ${accountId}`,
  },
};

const ninetyDaysBefore = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000);
