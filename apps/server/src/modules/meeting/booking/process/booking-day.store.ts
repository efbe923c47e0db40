import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/** Puts the days before one together: one row for what happened alike, whoever wrote it. */
export async function joinBookingDays(db: Db, before: Day): Promise<void> {
  await sql`
    with gone as (delete from booking_day where day < ${before}::date and slot <> 0 returning *)
    insert into booking_day as d
      select day, cast_class, district, action, actor, to_state, cancel_type, 0, sum(times), sum(waited_seconds), sum(billed_points), sum(reward_points)
      from gone group by 1, 2, 3, 4, 5, 6, 7
    on conflict (day, cast_class, district, action, actor, to_state, cancel_type, slot)
      do update set times = d.times + excluded.times, waited_seconds = d.waited_seconds + excluded.waited_seconds,
        billed_points = d.billed_points + excluded.billed_points, reward_points = d.reward_points + excluded.reward_points`.execute(
    db,
  );
}
