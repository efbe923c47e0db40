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
        .select(['id', 'purpose', 'email_sealed', 'sent_at as sentAt', 'outcome', 'ended_at as endedAt'])
        .where('account_id', '=', accountId)
        .orderBy('sent_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, email_sealed, ...row }) => ({
        email: crypto.open(email_sealed, addressPlace(row.purpose, id)),
        ...row,
      }));
    },
    erased: (_, { accountId }) => sql`delete from mail_code where account_id = ${accountId}`,
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from mail_code where id in (
      select id from mail_code where sent_at < ${sixMonthsBefore(now)} limit ${limit})`,
  },
};
