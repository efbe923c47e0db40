import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';
import { openDestination } from './destination.ts';

/** What is exported and erased of payoffs. */
export const payoffPersonal: PersonalTables = {
  payoff: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('payoff')
        .select(['id', 'number', 'status', 'points', 'withholding_yen', 'transfer_fee_yen', 'transfer_yen'])
        .select(['pay_day', 'transferred_on', 'requested_at', 'destination'])
        .where('cast_id', '=', accountId)
        .orderBy('requested_at')
        .execute();
      return rows.map(({ id, destination, ...row }) => ({
        ...row,
        destination: destination && openDestination(crypto, id, destination),
      }));
    },
  },
  payoff_event: {
    exported: (_, { accountId }) =>
      sql`select payoff.number, payoff_event.action, payoff_event.to_status as status, payoff_event.at
        from payoff_event join payoff on payoff.id = payoff_event.payoff_id
        where payoff.cast_id = ${accountId} order by payoff_event.at`,
  },
  cast_invoice_number: {
    exported: (db, { accountId }) =>
      db.selectFrom('cast_invoice_number').select('number').where('cast_id', '=', accountId).execute(),
    erased: (_, { accountId }) => sql`delete from cast_invoice_number where cast_id = ${accountId}`,
  },
};
