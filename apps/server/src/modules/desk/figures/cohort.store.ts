import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface CohortRow {
  readonly first_month: string;
  readonly month: string;
  readonly people: number;
}

/** Counts all cohorts anew from the meetings that took place. */
export async function countCohorts(trx: Trx): Promise<void> {
  await sql`select count_cohorts()`.execute(trx);
}

/** Months as YYYY-MM. */
export async function cohortsOf(db: Db, side: 'CAST' | 'GUEST'): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select to_char(first_month, 'YYYY-MM') as first_month, to_char(month, 'YYYY-MM') as month, people
    from booking_cohort where side = ${side} order by 1 desc, 2`.execute(db);
  return rows;
}
