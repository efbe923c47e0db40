import { sql } from 'kysely';
import type { Moved } from '@yoimachi/domain/points';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

export interface MovedIn extends Moved {
  readonly transfers: number;
}

const moved = (db: Db) =>
  db
    .selectFrom('ledger_day')
    .select(['from_kind as from', 'to_kind as to', 'lot_kind as lotKind'])
    .select([sql`sum(points)::bigint`.as('points'), sql`sum(transfers)::bigint`.as('transfers')])
    .groupBy(['from_kind', 'to_kind', 'lot_kind'])
    .$castTo<MovedIn>();

/** What moved between the kinds of accounts in a span of Tokyo days, both included; null: without an end on this side. */
export async function movedBetween(db: Db, from: Day | null, to: Day | null): Promise<MovedIn[]> {
  return await moved(db)
    .where(
      sql<boolean>`day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`,
    )
    .execute();
}

/** The same of each day on which something moved. */
export async function movedByDay(db: Db, from: Day, to: Day): Promise<ReadonlyMap<Day, readonly Moved[]>> {
  const rows = await moved(db)
    .select('day')
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .groupBy('day')
    .execute();
  return Map.groupBy(rows, ({ day }) => day);
}

/** Puts the days before one together: one row for what moved alike, whoever wrote it. */
export async function joinDays(db: Db, before: Day): Promise<void> {
  await sql`
    with gone as (delete from ledger_day where day < ${before}::date and slot <> 0 returning *)
    insert into ledger_day as d
      select day, kind, from_kind, to_kind, lot_kind, 0, sum(points), sum(transfers), min(first_id), max(last_id)
      from gone group by 1, 2, 3, 4, 5
    on conflict (day, kind, from_kind, to_kind, lot_kind, slot)
      do update set points = d.points + excluded.points, transfers = d.transfers + excluded.transfers,
        first_id = least(d.first_id, excluded.first_id), last_id = greatest(d.last_id, excluded.last_id)`.execute(
    db,
  );
}
