import { sql } from 'kysely';
import { ERASED_TEXT, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of points. */
export const pointsPersonal: PersonalTables = {
  wallet: {
    exported: ownRows('wallet', 'guest_id', [
      'paid_points as paid',
      'free_points as free',
      'held_points as held',
    ]),
  },
  reward_balance: {
    exported: ownRows('reward_balance', 'cast_id', ['reward_points as points']),
  },
  lot: {
    exported: ownRows(
      'lot',
      'guest_id',
      [
        'kind',
        'granted_points as granted',
        'remaining_points as remaining',
        'expires_on',
        'created_at as at',
      ],
      'id',
    ),
  },
  hold: {
    exported: ownRows('hold', 'guest_id', ['booking_id', 'created_at as at'], 'id'),
  },
  ledger_transfer: {
    async exported(db, { accountId }) {
      const { rows } = await sql<object>`
        select t.created_at as at, t.kind, case when t.to_account_id = a.id then t.points else -t.points end as points, a.kind as account,
          sum(case when t.to_account_id = a.id then t.points else -t.points end) over (partition by a.id order by t.created_at, t.id)::int as balance
        from ledger_account a join ledger_transfer t on t.from_account_id = a.id or t.to_account_id = a.id
        where a.owner_id = ${accountId} order by t.created_at, t.id`.execute(db);
      return rows;
    },
  },
  frozen_reward: {
    exported: ownRows(
      'frozen_reward',
      'cast_id',
      ['booking_id', 'reward_points as points', 'frozen_at as at', 'outcome'],
      'frozen_at',
    ),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('frozen_reward')
        .set({ reason: ERASED_TEXT })
        .where((eb) => eb.or([eb('cast_id', '=', accountId), eb('guest_id', '=', accountId)]))
        .where('reason', 'is not', null)
        .execute(),
  },
};
