import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import { inColumns, isThere, theRow, type Db, type NewRow, type RowOf, type Trx } from '#platform/database';

/** The class of the advisory lock. */
const LOCK = 5711;

/** What one operator gives is counted one after the other. */
export const lockGoodwill = (trx: Trx, operatorId: string) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${operatorId}))`.execute(trx);

/** Points a day, by the newest row. */
export async function goodwillLimit(db: Db): Promise<number> {
  const row = await theRow<RowOf<'goodwill_limit', 'points_a_day'>>(db)`
    select points_a_day from goodwill_limit order by id desc limit 1`;
  return row.points_a_day;
}

/** What an operator gave on a day. */
export async function goodwillOn(db: Db, operatorId: string, day: Day): Promise<number> {
  const { points } = await theRow<{ points: number }>(db)`
    select coalesce(sum(points), 0)::int as points from goodwill where operator_id = ${operatorId} and day = ${day}`;
  return points;
}

export const insertGoodwill = (trx: Trx, goodwill: NewRow<'goodwill'>) =>
  trx.insertInto('goodwill').values(inColumns(goodwill)).execute();

export const insertLimit = (trx: Trx, limit: NewRow<'goodwill_limit'>) =>
  trx.insertInto('goodwill_limit').values(inColumns(limit)).execute();

/** Whether there is such a guest, who has not left. */
export const isStayingGuest = (trx: Trx, accountId: string) =>
  isThere(trx)`select from account a join wallet w on w.guest_id = a.id
    where a.id = ${accountId} and a.left_at is null for share of a`;
