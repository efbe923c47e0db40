import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';
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
    exported: (db, { accountId }) =>
      db
        .selectFrom('payoff_event')
        .innerJoin('payoff', 'payoff.id', 'payoff_event.payoff_id')
        .select([
          'payoff.number',
          'payoff_event.action',
          'payoff_event.to_status as status',
          'payoff_event.at',
        ])
        .where('payoff.cast_id', '=', accountId)
        .orderBy('payoff_event.at')
        .execute(),
  },
  cast_invoice_number: {
    exported: ownRows('cast_invoice_number', 'cast_id', ['number']),
    erased: deletesOwn('cast_invoice_number', 'cast_id'),
  },
};
