import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { PLAN_ANEW, type Trx } from '#platform/database';

/** Takes the age check from everybody born after a day; returns whom it was taken from. */
export async function closeYounger(trx: Trx, latest: Day): Promise<string[]> {
  // Once a night: how many are too young is not known beforehand.
  const { rows } = await sql<{ readonly id: string }>`${sql.raw(PLAN_ANEW)}
    with casts as (update cast_member set verify_status = 1 where birthday > ${latest} and verify_status <> 1 returning id),
      guests as (update guest set age_checked_at = null where birthday > ${latest} and age_checked_at is not null returning id)
    select id from casts union all select id from guests order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
