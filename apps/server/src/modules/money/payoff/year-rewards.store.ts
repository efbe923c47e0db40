import { sql } from 'kysely';
import type { MonthRewards } from '@yoimachi/domain/payoff';
import { allRows, type Db } from '#platform/database';

/**
 * What a cast earned and its stage fees per Tokyo month between two instants, only months with a movement. A frozen reward counts once
 * released.
 */
export function rewardsByMonth(db: Db, castId: string, from: Date, to: Date): Promise<MonthRewards[]> {
  const own = sql`(select id from ledger_account where kind = 'CAST_REWARD' and owner_id = ${castId})`;
  const inTime = sql`t.created_at >= ${from} and t.created_at < ${to}`;
  // The kinds are those of the two partial indexes.
  return allRows<MonthRewards>(db)`
    select extract(month from m.created_at at time zone 'Asia/Tokyo')::int as month,
      sum(m.gross)::int as "grossPoints", sum(m.fee)::int as "feePoints"
    from (select t.created_at, t.points as gross, 0 as fee from ledger_transfer t
          where t.to_account_id = ${own} and ${inTime} and t.kind in ('USE', 'CANCELLATION_FEE', 'DEBT', 'GIFT', 'REWARD_RELEASED')
          union all
          select t.created_at, case t.kind when 'REWARD_FROZEN' then -t.points else 0 end,
            case t.kind when 'STAGE_FEE' then t.points else 0 end
          from ledger_transfer t
          where t.from_account_id = ${own} and ${inTime} and t.kind in ('STAGE_FEE', 'REWARD_FROZEN')) m
    group by 1 order by 1`;
}
