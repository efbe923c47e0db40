import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { allRows, PLAN_ANEW, type Db } from '#platform/database';

/** What was transferred between two days, both included, totalled per cast; her name is still sealed. */
export const transfersByCast = (db: Db, from: Day, to: Day) =>
  db
    .selectFrom('payoff as o')
    .leftJoin('cast_private as p', 'p.cast_id', 'o.cast_id')
    .select(['o.cast_id as castId', 'p.account_info as accountInfo'])
    .select((eb) => [
      eb.fn.countAll<number>().as('payments'),
      sql<number>`sum(o.points)`.as('points'),
      sql<number>`sum(o.withholding_yen)`.as('withholdingYen'),
    ])
    .where('o.transferred_on', '>=', from)
    .where('o.transferred_on', '<=', to)
    .groupBy(['o.cast_id', 'p.account_info'])
    .orderBy('o.cast_id')
    .execute();

export interface YearOfCast {
  readonly castId: string;
  readonly accountInfo: Buffer | null;
  readonly invoiceNumber: string | null;
  readonly payments: number;
  readonly points: number;
  readonly withholdingYen: number;
}

/** What was transferred to each cast in a year, or to one of them, in the order of their ids; her name is still sealed. */
export function yearOfCasts(db: Db, year: number, castId: string | null): Promise<YearOfCast[]> {
  const whose = castId === null ? sql`true` : sql`o.cast_id = ${castId}`;
  return allRows<YearOfCast>(db)`${sql.raw(PLAN_ANEW)}
    select o.cast_id as "castId", p.account_info as "accountInfo", i.number as "invoiceNumber", o.payments, o.points,
      o.withholding_yen as "withholdingYen"
    from (select o.cast_id, count(*)::int as payments, sum(o.points)::bigint as points, sum(o.withholding_yen)::bigint as withholding_yen
      from payoff o where o.transferred_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date and ${whose} group by 1) o
    left join cast_private p on p.cast_id = o.cast_id left join cast_invoice_number i on i.cast_id = o.cast_id
    order by o.cast_id`;
}
