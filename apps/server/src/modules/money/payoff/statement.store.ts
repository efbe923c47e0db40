import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/** What was transferred between two days, both included, totalled per cast; her name is still sealed. */
export function transfersByCast(db: Db, from: Day, to: Day) {
  return db
    .selectFrom('payoff as o')
    .leftJoin('cast_private as p', 'p.cast_id', 'o.cast_id')
    .select(['o.cast_id', 'p.account_info'])
    .select((eb) => [
      eb.fn.countAll<number>().as('payments'),
      sql<number>`sum(o.points)`.as('points'),
      sql<number>`sum(o.withholding_yen)`.as('withholding_yen'),
    ])
    .where('o.transferred_on', '>=', from)
    .where('o.transferred_on', '<=', to)
    .groupBy(['o.cast_id', 'p.account_info'])
    .orderBy('o.cast_id')
    .execute();
}
