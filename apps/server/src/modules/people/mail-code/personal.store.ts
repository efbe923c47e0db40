import { deletesOld, deletesOwn, sixMonthsBefore, type PersonalTables } from '#platform/personal';
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
    erased: deletesOwn('mail_code', 'account_id'),
    aged: deletesOld('mail_code', 'sent_at', sixMonthsBefore),
  },
};
