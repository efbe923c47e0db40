import { sql } from 'kysely';
import { countWaiting, placeAfter, type Place } from '#base/queue';
import { allRows, isThere, oneOf, type Db, type FieldsOf, type Trx } from '#platform/database';

/** A penalty with what an operator needs to judge it; `reviewedAt`: looked at and left. */
export interface PenaltyRow extends FieldsOf<'penalty', 'castId' | 'kind' | 'reviewedAt'> {
  readonly penaltyId: string;
  readonly castName: string;
  readonly at: Date;
  readonly bookingId: string;
  readonly number: string;
  readonly startsAt: Date;
}

interface Inspected {
  /** Since when penalties count. */
  readonly since: Date;
  /** How many call for a review. */
  readonly count: number;
}

/** Casts with at least `count` penalties that count, one of which nobody has reviewed, the longest-waiting first. */
const castsInReview = (db: Db, { since, count }: Inspected, limit: number, after: Place | null) =>
  db
    .selectFrom('penalty')
    .select((eb) => ['cast_id', eb.fn.max('created_at').as('since'), sql<null>`null::timestamptz`.as('due')])
    .where('created_at', '>=', since)
    .where('lifted_at', 'is', null)
    .groupBy('cast_id')
    .having((eb) => eb(eb.fn.countAll(), '>=', count))
    .having(sql<boolean>`bool_or(reviewed_at is null)`)
    .having(placeAfter(after, sql`max(created_at)`, sql.ref('cast_id')))
    .orderBy('since')
    .orderBy('cast_id')
    .limit(limit);

/** The penalties that count of those casts, each cast's together. */
export async function penaltiesInInspection(
  db: Db,
  inspected: Inspected,
  casts: number,
  after: Place | null = null,
): Promise<PenaltyRow[]> {
  const found = await castsInReview(db, inspected, casts, after).execute();
  if (found.length === 0) return [];
  const ids = found.map(({ cast_id }) => cast_id);
  const rows = await allRows<PenaltyRow>(db)`
    select n.id as "penaltyId", n.cast_id as "castId", c.nickname as "castName", n.kind, n.created_at as at,
      p.booking_id as "bookingId", b.number, p.starts_at as "startsAt", n.reviewed_at as "reviewedAt"
    from penalty n join cast_member c on c.id = n.cast_id
    join participation p on p.id = n.participation_id join booking b on b.id = p.booking_id
    where n.cast_id = ${oneOf(ids)} and n.created_at >= ${inspected.since} and n.lifted_at is null
    order by n.created_at, n.id`;
  const byCast = Map.groupBy(rows, (row) => row.castId);
  return ids.flatMap((id) => byCast.get(id) ?? []);
}

/** Those casts, as far as they are counted. */
export const countInInspection = (db: Db, inspected: Inspected, at: Date, limit: number) =>
  countWaiting(db, castsInReview(db, inspected, limit, null), at);

/** A penalty, locked until the transaction decides on lifting it. */
export const lockPenalty = (trx: Trx, penaltyId: string) =>
  trx
    .selectFrom('penalty')
    .select(['cast_id', 'lifted_at'])
    .where('id', '=', penaltyId)
    .forUpdate()
    .executeTakeFirst();

/** Her penalties that count, the newest last, locked until the transaction decides on her review. */
export const lockCounting = (trx: Trx, castId: string, since: Date) =>
  trx
    .selectFrom('penalty')
    .select(['id', 'reviewed_at'])
    .where('cast_id', '=', castId)
    .where('created_at', '>=', since)
    .where('lifted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether one of her penalties that count was not reviewed. */
export const isUnreviewed = (db: Db, castId: string, since: Date) =>
  isThere(db)`
    select from penalty
    where cast_id = ${castId} and created_at >= ${since} and lifted_at is null
      and reviewed_at is null limit 1`;

/** Those that an earlier review has seen keep its reason. */
export const markReviewed = (trx: Trx, ids: readonly string[], { by, reason, at }: Lift) =>
  sql`
    update penalty set reviewed_at = ${at}, reviewed_by = ${by}, reviewed_reason = ${reason}
    where id = ${oneOf(ids)} and reviewed_at is null`.execute(trx);

/** Why a penalty no longer counts, or stays, and who decided it. */
export interface Lift {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

export const markLifted = (trx: Trx, penaltyId: string, { by, reason, at }: Lift) =>
  sql`
    update penalty set lifted_at = ${at}, lifted_by = ${by}, lifted_reason = ${reason}
    where id = ${penaltyId}`.execute(trx);
