import { sql } from 'kysely';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';
import { WHOSE, type PageOfCounted, type Share, type ShareLine, type Span } from './asked.ts';

export interface SettledLine extends ShareLine {
  readonly billedPoints: number;
  /** Of it what the product kept. */
  readonly feePoints: number;
}

/** What the sums of `booking_day` are made of; the condition of an index. */
const isPart = sql`p.settled_at is not null and (p.billed_points <> 0 or p.reward_points <> 0)`;

const ofSpan = ({ from, to, district, castClass }: Span) => sql`
  ${isPart} and p.settled_at >= ${instantAt(from, 0)} and p.settled_at < ${instantAt(addDays(to, 1), 0)}
  ${district === undefined ? sql`` : sql`and p.district = ${district}`}
  ${castClass === undefined ? sql`` : sql`and p.cast_class = ${castClass}`}`;

const POINTS = sql`coalesce(p.billed_points, 0) as "billedPoints",
  coalesce(p.billed_points, 0) - coalesce(p.reward_points, 0) as "feePoints"`;

/** Shares settled in a span at something, the last first, after a position; as many as `limit`. */
export function pageOfSettled(
  db: Db,
  span: Span,
  { after, limit }: PageOfCounted,
): Promise<Share<'listSettled'>[]> {
  const below = after ? sql`and (p.settled_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const ids = sql`select p.id from participation p where ${ofSpan(span)} ${below}
    order by p.settled_at desc, p.id desc limit ${sql.lit(limit)}`;
  return allRows<Share<'listSettled'>>(db)`
    select p.id, p.settled_at as at, ${WHOSE}, ${POINTS}
    from (${ids}) found join participation p on p.id = found.id join booking b on b.id = p.booking_id
    join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    order by p.settled_at desc, p.id desc`;
}

/** All of them, the first first. */
export async function idsOfSettled(db: Db, span: Span): Promise<string[]> {
  const rows = await allRows<{ id: string }>(db)`
    select p.id from participation p where ${ofSpan(span)} order by p.settled_at, p.id`;
  return rows.map(({ id }) => id);
}

/** Some of them, the first first. */
export const settledLines = (db: Db, ids: readonly string[]) =>
  allRows<SettledLine>(db)`
    select p.settled_at as at, b.number, g.number as "guestNumber", c.number as "castNumber", p.district, p.cast_class as "castClass", ${POINTS}
    from (select unnest(${[...ids]}::uuid[]) as id) found join participation p on p.id = found.id
    join booking b on b.id = p.booking_id join account g on g.id = p.guest_id join account c on c.id = p.cast_id
    order by p.settled_at, p.id`;
