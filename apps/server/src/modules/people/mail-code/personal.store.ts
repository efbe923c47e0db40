import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { sixMonthsBefore, type PersonalTables } from '#platform/personal';
import { addressPlace } from './purposes.ts';

/** What is exported and erased of addresses that were named. */
export const mailCodePersonal: PersonalTables = {
  mail_code: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('mail_code')
        .select(['id', 'purpose', 'email_sealed', 'sent_at', 'outcome', 'ended_at'])
        .where('account_id', '=', accountId)
        .orderBy('sent_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        email: crypto.open(row.email_sealed, addressPlace(row.purpose, row.id)),
        purpose: row.purpose,
        sentAt: row.sent_at,
        outcome: row.outcome,
        endedAt: row.ended_at,
      }));
    },
    erased: (trx, { accountId }) => trx.deleteFrom('mail_code').where('account_id', '=', accountId).execute(),
    async aged(db, now, limit) {
      const { rows } = await sql`${sql.raw(PLAN_ANEW)} delete from mail_code where id in (
        select id from mail_code where sent_at < ${sixMonthsBefore(now)} limit ${limit}) returning id`.execute(
        db,
      );
      return rows.length;
    },
  },
};
