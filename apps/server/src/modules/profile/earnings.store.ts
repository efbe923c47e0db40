import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '../../platform/database/index.ts';

/** What she earned, less the stage fee, per Tokyo day between two instants, days with a movement only. Payoffs are no loss. */
export async function rewardsByDay(
  db: Db,
  castId: string,
  from: Date,
  to: Date,
): Promise<{ day: Day; points: number }[]> {
  const { rows } = await sql<{ day: Day; points: number }>`
    select (t.created_at at time zone 'Asia/Tokyo')::date as day,
      sum(case when t.to_account_id = a.id then t.points else -t.points end)::int as points
    from ledger_account a join ledger_transfer t on a.id in (t.from_account_id, t.to_account_id)
    where a.owner_id = ${castId} and a.kind = 'CAST_REWARD' and t.created_at >= ${from} and t.created_at < ${to}
      and t.kind not in ('PAYOFF', 'PAYOFF_RETURN', 'ADJUSTMENT')
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function countSettled(db: Db, castId: string, from: Date, to: Date): Promise<number> {
  const row = await db
    .selectFrom('participation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cast_id', '=', castId)
    .where('finished_at', '>=', from)
    .where('finished_at', '<', to)
    .where('settled_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function feePercentOf(db: Db, stage: number): Promise<number> {
  const row = await db
    .selectFrom('stage_fee')
    .select('fee_percent')
    .where('stage', '=', stage)
    .executeTakeFirstOrThrow();
  return row.fee_percent;
}
