import { sql } from 'kysely';
import { firstRow, type Db, type RowOf, type Trx } from '#platform/database';

export const createWallet = (trx: Trx, guestId: string) =>
  sql`insert into wallet (guest_id) values (${guestId}) on conflict (guest_id) do nothing`.execute(trx);

export const createRewardBalance = (trx: Trx, castId: string) =>
  sql`insert into reward_balance (cast_id) values (${castId}) on conflict (cast_id) do nothing`.execute(trx);

/**
 * The lock of everything that happens to a guest's points; take it before any lot. What is stored with points refers to the guest, whose row
 * leaving holds before the wallet: it is taken first here too, or the two would wait for each other.
 */
export async function lockWallet(trx: Trx, guestId: string): Promise<void> {
  await trx
    .with('owner', (qb) => qb.selectFrom('guest').select('id').where('id', '=', guestId).forKeyShare())
    .selectFrom('wallet')
    .select('guest_id')
    .where('guest_id', '=', (eb) => eb.selectFrom('owner').select('owner.id'))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const readWallet = (db: Db, guestId: string) =>
  db
    .selectFrom('wallet')
    .select([
      'paid_points as paidPoints',
      'free_points as freePoints',
      'held_points as heldPoints',
      'version',
    ])
    .where('guest_id', '=', guestId)
    .executeTakeFirst();

/** Brings the cached balance in line with its lots, under the wallet's lock. Returns the new version. */
export const refreshWallet = (trx: Trx, guestId: string) =>
  sql`
  update wallet w set
    paid_points = s.paid, free_points = s.free, held_points = s.held, version = w.version + 1
  from (select coalesce(sum(remaining_points) filter (where kind = 'PAID'), 0)::int as paid,
               coalesce(sum(remaining_points) filter (where kind = 'FREE'), 0)::int as free,
               coalesce(sum(held_points), 0)::int as held
        from lot where guest_id = ${guestId} and (remaining_points > 0 or held_points > 0)) s
  where w.guest_id = ${guestId}`.execute(trx);

export const addReward = (trx: Trx, castId: string, rewardPoints: number) =>
  sql`
    update reward_balance set reward_points = reward_points + ${rewardPoints}, version = version + 1
    where cast_id = ${castId}`.execute(trx);

/** The reward points of a cast, under the lock of everything that takes from them; her row first, as with a wallet. */
export async function lockReward(trx: Trx, castId: string): Promise<number> {
  const row = await trx
    .with('owner', (qb) => qb.selectFrom('cast_member').select('id').where('id', '=', castId).forKeyShare())
    .selectFrom('reward_balance')
    .select('reward_points')
    .where('cast_id', '=', (eb) => eb.selectFrom('owner').select('owner.id'))
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.reward_points;
}

export async function readReward(db: Db, castId: string): Promise<number> {
  const row = await firstRow<RowOf<'reward_balance', 'reward_points'>>(db)`
    select reward_points from reward_balance where cast_id = ${castId}`;
  return row?.reward_points ?? 0;
}
