import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { deletesOld, deletesOwn, ownRows, yearBefore, type PersonalTables } from '#platform/personal';
import { mailPlace } from './mail/places.ts';

const ninetyDaysBefore = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000);

/** What is exported and erased of notifications. */
export const notificationPersonal: PersonalTables = {
  notification: {
    exported: ownRows(
      'notification',
      'account_id',
      ['body', 'created_at as sentAt', 'read_at'],
      'created_at',
    ),
    erased: deletesOwn('notification', 'account_id'),
    aged: deletesOld('notification', 'created_at', yearBefore),
  },
  notification_count: {
    erased: deletesOwn('notification_count', 'account_id'),
  },
  notification_setting: {
    exported: ownRows(
      'notification_setting',
      'account_id',
      ['category', 'channel', 'is_on'],
      'category',
      'channel',
    ),
    erased: deletesOwn('notification_setting', 'account_id'),
  },
  notification_preference: {
    exported: ownRows('notification_preference', 'account_id', [
      'is_quiet',
      'quiet_from_minute',
      'quiet_to_minute',
      'every_channel',
    ]),
    erased: deletesOwn('notification_preference', 'account_id'),
  },
  notification_delivery: {
    exported: ownRows(
      'notification_delivery',
      'account_id',
      ['kind', 'channel', 'state', 'created_at as writtenAt', 'ended_at'],
      'created_at',
    ),
    erased: deletesOwn('notification_delivery', 'account_id'),
    aged: deletesOld('notification_delivery', 'created_at', ninetyDaysBefore),
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
    erased: deletesOwn('notification_mail', 'account_id'),
  },
};
