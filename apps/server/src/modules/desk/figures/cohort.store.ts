import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface CohortRow {
  readonly first_month: string;
  readonly month: string;
  readonly people: number;
}

/** Counts all cohorts anew from the meetings that took place. */
export async function countCohorts(trx: Trx): Promise<void> {
  await sql`delete from booking_cohort`.execute(trx);
  await sql`
    with met as (
      select s.side, s.person, date_trunc('month', p.day)::date as month from participation p
      cross join lateral (values ('GUEST', p.guest_id), ('CAST', p.cast_id)) s (side, person)
      where p.finished_at is not null and p.cancel_type is null and p.settled_at is not null
      group by 1, 2, 3),
    placed as (select side, month, min(month) over (partition by side, person) as first_month from met)
    insert into booking_cohort select side, first_month, month, count(*) from placed group by 1, 2, 3`.execute(
    trx,
  );
}

/** Months as YYYY-MM. */
export async function cohortsOf(db: Db, side: 'CAST' | 'GUEST'): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select to_char(first_month, 'YYYY-MM') as first_month, to_char(month, 'YYYY-MM') as month, people
    from booking_cohort where side = ${side} order by 1 desc, 2`.execute(db);
  return rows;
}
