import { sql } from 'kysely';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';

/** What is exported and erased of points. */
export const pointsPersonal: PersonalTables = {
  wallet: {
    exported: (_, { accountId }) =>
      sql`select paid_points as paid, free_points as free, held_points as held
        from wallet where guest_id = ${accountId}`,
  },
  reward_balance: {
    exported: (_, { accountId }) =>
      sql`select reward_points as points from reward_balance where cast_id = ${accountId}`,
  },
  lot: {
    exported: (_, { accountId }) =>
      sql`select kind, granted_points as granted, remaining_points as remaining, expires_on as "expiresOn", created_at as at
        from lot where guest_id = ${accountId} order by id`,
  },
  hold: {
    exported: (_, { accountId }) =>
      sql`select booking_id as "bookingId", created_at as at
        from hold where guest_id = ${accountId} order by id`,
  },
  ledger_transfer: {
    exported: (_, { accountId }) =>
      sql`select t.created_at as at, t.kind, case when t.to_account_id = a.id then t.points else -t.points end as points, a.kind as account,
          sum(case when t.to_account_id = a.id then t.points else -t.points end) over (partition by a.id order by t.created_at, t.id)::int as balance
        from ledger_account a join ledger_transfer t on t.from_account_id = a.id or t.to_account_id = a.id
        where a.owner_id = ${accountId} order by t.created_at, t.id`,
  },
  frozen_reward: {
    exported: (_, { accountId }) =>
      sql`select booking_id as "bookingId", reward_points as points, frozen_at as at, outcome
        from frozen_reward where cast_id = ${accountId} order by frozen_at`,
    erased: (_, { accountId }) =>
      sql`update frozen_reward set reason = ${ERASED_TEXT} where (cast_id = ${accountId} or guest_id = ${accountId}) and reason is not null`,
  },
};
