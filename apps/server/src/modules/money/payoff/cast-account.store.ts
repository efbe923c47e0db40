import { sql } from 'kysely';
import { allRows, isThere, theRow, type Db } from '#platform/database';

/** What a payoff of a cast depends on; her name is still sealed. */
export const findCastForPayoff = (db: Db, castId: string) =>
  db
    .selectFrom('cast_member as c')
    .innerJoin('account as a', 'a.id', 'c.id')
    .innerJoin('stage_fee as f', 'f.stage', 'c.stage')
    .leftJoin('cast_private as p', 'p.cast_id', 'c.id')
    .leftJoin('cast_invoice_number as i', 'i.cast_id', 'c.id')
    .select([
      'c.id',
      'c.verify_status',
      'a.suspended_at',
      'f.fee_percent',
      'p.account_info',
      'i.number as invoice_number',
    ])
    .where('c.id', '=', castId)
    .executeTakeFirst();

export const hasLeft = (db: Db, accountId: string) =>
  isThere(db)`select from account where id = ${accountId} and left_at is not null`;

/** The mobile number of an account, sealed, for a message about its security. */
export const findSealedPhone = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .select(['i.id as identity_id', 'i.phone_sealed'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();

/** Stage fees deducted from her rewards since points last left for a payoff. */
export async function stageFeesSincePayoff(db: Db, castId: string): Promise<number> {
  // By time, then by number: an automatic payoff done late is written after later rewards.
  const { points } = await theRow<{ points: number }>(db)`
    with own as (select id from ledger_account where kind = 'CAST_REWARD' and owner_id = ${castId}),
      last as (select t.created_at, t.id from ledger_transfer t where t.from_account_id = (select id from own) and t.kind = 'PAYOFF'
               order by t.created_at desc, t.id desc limit 1)
    select coalesce(sum(t.points), 0)::int as points from ledger_transfer t left join last on true
    where t.from_account_id = (select id from own) and t.kind = 'STAGE_FEE'
      and (last.id is null or (t.created_at, t.id) > (last.created_at, last.id))`;
  return points;
}

/** Casts with at least this many reward points now, in id order. */
export async function castsWithReward(
  db: Db,
  minPoints: number,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  let query = db.selectFrom('reward_balance').select('cast_id').where('reward_points', '>=', minPoints);
  if (afterId !== null) query = query.where('cast_id', '>', afterId);
  const rows = await query.orderBy('cast_id').limit(limit).execute();
  return rows.map((row) => row.cast_id);
}

/** The part of a cast's reward points that was hers at `at` and still is: later rewards do not count, later payoffs do. */
export async function rewardAt(db: Db, castId: string, at: Date): Promise<number> {
  const rows = await allRows<{ points: number }>(db)`
    with own as (select id from ledger_account where kind = 'CAST_REWARD' and owner_id = ${castId})
    select least(r.reward_points, r.reward_points
      - coalesce((select sum(t.points) from ledger_transfer t where t.to_account_id = (select id from own) and t.created_at > ${at}), 0)
      + coalesce((select sum(t.points) from ledger_transfer t where t.from_account_id = (select id from own) and t.created_at > ${at}), 0)
    )::int as points
    from reward_balance r where r.cast_id = ${castId}`;
  return rows[0]?.points ?? 0;
}

/** Sets or removes a cast's qualified-invoice registration number. */
export const saveInvoiceNumber = (db: Db, castId: string, number: string | null) =>
  number === null
    ? sql`delete from cast_invoice_number where cast_id = ${castId}`.execute(db)
    : sql`
        insert into cast_invoice_number (cast_id, number) values (${castId}, ${number})
        on conflict (cast_id) do update set number = excluded.number`.execute(db);
