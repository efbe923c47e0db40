import { sql } from 'kysely';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';

/** What is exported and erased of points. */
export const pointsPersonal: PersonalTables = {
  wallet: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('wallet')
        .select(['paid_points as paid', 'free_points as free', 'held_points as held'])
        .where('guest_id', '=', accountId)
        .execute(),
  },
  reward_balance: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('reward_balance')
        .select('reward_points as points')
        .where('cast_id', '=', accountId)
        .execute(),
  },
  lot: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('lot')
        .select(['kind', 'granted_points as granted', 'remaining_points as remaining'])
        .select(['expires_on as expiresOn', 'created_at as at'])
        .where('guest_id', '=', accountId)
        .orderBy('id')
        .execute(),
  },
  hold: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('hold')
        .select(['booking_id as bookingId', 'created_at as at'])
        .where('guest_id', '=', accountId)
        .orderBy('id')
        .execute(),
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
    exported: (db, { accountId }) =>
      db
        .selectFrom('frozen_reward')
        .select(['booking_id as bookingId', 'reward_points as points', 'frozen_at as at', 'outcome'])
        .where('cast_id', '=', accountId)
        .orderBy('frozen_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx
        .updateTable('frozen_reward')
        .set({ reason: ERASED_TEXT })
        .where((eb) => eb.or([eb('cast_id', '=', accountId), eb('guest_id', '=', accountId)]))
        .where('reason', 'is not', null)
        .execute(),
  },
};
