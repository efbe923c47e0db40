import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/** The earliest pay day among what a bank file would include now; null when it would be empty. */
export async function nextFileDay(db: Db): Promise<Day | null> {
  const row = await db
    .selectFrom('payoff')
    .select((eb) => eb.fn.min('pay_day').as('day'))
    .where(sql<boolean>`status = 'NOT_TRANSFERRED'`)
    .where('review', 'is', null)
    .where(
      sql<boolean>`not exists (select from payoff_batch_row r where r.payoff_id = payoff.id and r.result is distinct from 'RETURNED')`,
    )
    .executeTakeFirstOrThrow();
  return row.day;
}

/** Files whose transfer day is over and that lack bank results, by day. */
export const filesWithoutResults = (db: Db, today: Day) =>
  db
    .selectFrom('payoff_batch as b')
    .innerJoin('payoff_batch_row as r', 'r.batch_id', 'b.id')
    .select(['b.pay_day'])
    .select((eb) => eb.fn.countAll<number>().as('payments'))
    .where('b.status', '<>', 'CONFIRMED')
    .where('b.pay_day', '<', today)
    .where('r.result', 'is', null)
    .groupBy('b.pay_day')
    .orderBy('b.pay_day')
    .execute();
