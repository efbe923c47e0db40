import { sql, type RawBuilder } from 'kysely';
import type { CastClass } from '@yoimachi/domain/profile';
import { addDays, instantAt } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import type { PageOfCounted, Span } from './asked.ts';

export interface SettledRow {
  readonly id: string;
  readonly at: Date;
  readonly booking_id: string;
  readonly number: string;
  readonly guest_id: string;
  readonly guest_number: number;
  readonly guest_name: string;
  readonly cast_id: string;
  readonly cast_number: number;
  readonly cast_name: string;
  readonly district: string | null;
  readonly cast_class: CastClass | null;
  readonly billed_points: number;
  readonly reward_points: number;
}

/** What the sums of `booking_day` are made of; the condition of an index. */
const isPart = sql`p.settled_at is not null and (p.billed_points <> 0 or p.reward_points <> 0)`;

const ofSpan = ({ from, to, district, castClass }: Span) => sql`
  ${isPart} and p.settled_at >= ${instantAt(from, 0)} and p.settled_at < ${instantAt(addDays(to, 1), 0)}
  ${district === undefined ? sql`` : sql`and p.district = ${district}`}
  ${castClass === undefined ? sql`` : sql`and p.cast_class = ${castClass}`}`;

const named = (ids: RawBuilder<unknown>) => sql<SettledRow>`
  select p.id, p.settled_at as at, p.booking_id, b.number, p.guest_id, ga.number as guest_number, g.nickname as guest_name,
    p.cast_id, ca.number as cast_number, c.nickname as cast_name, p.district, p.cast_class,
    coalesce(p.billed_points, 0) as billed_points, coalesce(p.reward_points, 0) as reward_points
  from (${ids}) found join participation p on p.id = found.id join booking b on b.id = p.booking_id
  join guest g on g.id = p.guest_id join account ga on ga.id = p.guest_id
  join cast_member c on c.id = p.cast_id join account ca on ca.id = p.cast_id`;

/** Shares settled in a span at something, the last first, after a position; as many as `limit`. */
export async function pageOfSettled(
  db: Db,
  span: Span,
  { after, limit }: PageOfCounted,
): Promise<SettledRow[]> {
  const below = after ? sql`and (p.settled_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const ids = sql`select p.id from participation p where ${ofSpan(span)} ${below}
    order by p.settled_at desc, p.id desc limit ${sql.lit(limit)}`;
  const { rows } = await sql<SettledRow>`${named(ids)} order by p.settled_at desc, p.id desc`.execute(db);
  return rows;
}

/** All of them, the first first. */
export async function idsOfSettled(db: Db, span: Span): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from participation p where ${ofSpan(span)} order by p.settled_at, p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of them, the first first. */
export async function settledLines(db: Db, ids: readonly string[]): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    ${named(sql`select unnest(${[...ids]}::uuid[]) as id`)} order by p.settled_at, p.id`.execute(db);
  return rows;
}
