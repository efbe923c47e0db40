import type { Sql } from './insert.ts';

/** Settled meetings count for the stages, and every cast is somewhere on the way to her next one. */
export async function insertStageCounts(sql: Sql): Promise<void> {
  await sql.query(`
    insert into stage_count (cause_id, cast_id, kind, stage, counted_at)
    select p.id, p.cast_id, 'BOOKING', c.stage, p.settled_at
    from participation p join cast_member c on c.id = p.cast_id
    where p.settled_at is not null and p.billed_minutes > 0`);
  await sql.query(`
    insert into stage_progress (cast_id, bookings, changed_at)
    select c.id, least(count(n.cause_id), r.bookings - 1), c.registered_at
    from cast_member c
    join stage_requirement r on r.stage = c.stage + 1
    left join stage_count n on n.cast_id = c.id
    group by c.id, r.bookings`);
}
