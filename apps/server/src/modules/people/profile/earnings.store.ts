import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { theRow, theValue, type Db } from '#platform/database';

/**
 * What she earned, less the stage fee, per Tokyo day between two instants, only days with a movement. Payouts and adjustments are not
 * earnings; a frozen reward counts once released. Reads only these days of the journal.
 */
export async function rewardsByDay(
  db: Db,
  castId: string,
  from: Date,
  to: Date,
): Promise<{ day: Day; points: number }[]> {
  const own = sql`(select id from ledger_account where kind = 'CAST_REWARD' and owner_id = ${castId})`;
  const inTime = sql`t.created_at >= ${from} and t.created_at < ${to}`;
  // The kinds are those of the two partial indexes.
  const { rows } = await sql<{ day: Day; points: number }>`
    select (m.created_at at time zone 'Asia/Tokyo')::date as day, sum(m.points)::int as points
    from (select t.created_at, t.points from ledger_transfer t
          where t.to_account_id = ${own} and ${inTime} and t.kind in ('USE', 'CANCELLATION_FEE', 'DEBT', 'GIFT', 'REWARD_RELEASED')
          union all
          select t.created_at, -t.points from ledger_transfer t
          where t.from_account_id = ${own} and ${inTime} and t.kind in ('STAGE_FEE', 'REWARD_FROZEN')) m
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Her meetings that ended between two instants and are settled. */
export async function countSettled(db: Db, castId: string, from: Date, to: Date): Promise<number> {
  // No meeting ends more than 30 hours after its start: the index of past ones is ordered by start.
  const { count } = await theRow<{ count: number }>(db)`
    select count(*)::int as count from participation
    where cast_id = ${castId} and (status = 'FORCE_FINISH' or status = 'APPROVE' and finished_at is not null)
      and starts_at >= ${from}::timestamptz - interval '30 hours' and starts_at < ${to}
      and finished_at >= ${from} and finished_at < ${to} and settled_at is not null`;
  return count;
}

export const feePercentOf = (db: Db, stage: number) =>
  theValue<number>(db)`select fee_percent from stage_fee where stage = ${stage}`;
