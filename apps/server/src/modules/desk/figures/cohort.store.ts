import { sql } from 'kysely';
import type { figuresAdminRoutes } from '@yoimachi/contract/figures';
import type { QueryOf } from '@yoimachi/contract/route';
import type { UserType } from '@yoimachi/domain/account';
import { allRows, oneOf, type Db, type Trx } from '#platform/database';

/** Counts all cohorts again from the meetings that took place. */
export const countCohorts = (trx: Trx) => sql`select count_cohorts()`.execute(trx);

/** Months as YYYY-MM. */
export const cohortsOf = (db: Db, side: 'CAST' | 'GUEST') =>
  allRows<{ firstMonth: string; month: string; people: number }>(db)`
    select to_char(first_month, 'YYYY-MM') as "firstMonth", to_char(month, 'YYYY-MM') as month, people
    from booking_cohort where side = ${side} order by 1 desc, 2`;

export interface CohortPersonRow {
  readonly id: string;
  readonly userType: UserType;
  readonly number: number;
  readonly nickname: string | null;
}

/** A count of cohorts. */
export type CohortCell = QueryOf<typeof figuresAdminRoutes.exportCohortPeople>;

const ofCell = ({ side, firstMonth, month }: CohortCell) =>
  sql`side = ${side} and first_month = ${`${firstMonth}-01`}::date and month = ${`${month}-01`}::date`;

/** Those of a cohort who met somebody in a month, after one of them in the order of ids; as many as `limit`. */
export function peopleOfCohort(
  db: Db,
  cell: CohortCell,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<CohortPersonRow[]> {
  const below = after === null ? sql`` : sql`and person_id > ${after}`;
  return allRows<CohortPersonRow>(db)`
    select p.person_id as id, a.user_type as "userType", a.number, nullif(coalesce(g.nickname, c.nickname), '') as nickname
    from (select person_id from cohort_person
      where ${ofCell(cell)} ${below}
      order by person_id limit ${sql.lit(limit)}) p
    join account a on a.id = p.person_id left join guest g on g.id = p.person_id left join cast_member c on c.id = p.person_id
    order by p.person_id`;
}

/** All of them, in the order of ids. */
export async function idsOfCohort(db: Db, cell: CohortCell): Promise<string[]> {
  const rows = await allRows<{ id: string }>(db)`
    select person_id as id from cohort_person where ${ofCell(cell)} order by person_id`;
  return rows.map(({ id }) => id);
}

/** The numbers of people, in the order of ids. */
export const numbersOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('account')
    .select(['user_type as userType', 'number'])
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .execute();
