import { sql } from 'kysely';
import type { LotKind, LotPart, HeldPart } from '@yoimachi/domain/points';
import type { Db, Trx } from '#platform/database';

export interface HoldRow {
  readonly id: number;
  readonly guestId: string;
  readonly resolved: boolean;
}

export async function insertHold(trx: Trx, bookingId: string, guestId: string, at: Date): Promise<number> {
  const row = await trx
    .insertInto('hold')
    .values({ booking_id: bookingId, guest_id: guestId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertHoldLots(
  trx: Trx,
  holdId: number,
  parts: readonly LotPart[],
  at: Date,
): Promise<void> {
  if (parts.length === 0) return;
  await trx
    .insertInto('hold_lot')
    .values(
      parts.map((part) => ({ hold_id: holdId, lot_id: part.lotId, points: part.points, created_at: at })),
    )
    .execute();
}

export async function findHold(db: Db, bookingId: string): Promise<HoldRow | undefined> {
  const row = await db
    .selectFrom('hold')
    .leftJoin('hold_resolution', 'hold_resolution.hold_id', 'hold.id')
    .select(['hold.id', 'hold.guest_id', 'hold_resolution.hold_id as resolved'])
    .where('hold.booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { id: row.id, guestId: row.guest_id, resolved: row.resolved !== null };
}

/** What a hold has taken, one part per lot. */
export async function readHeldParts(db: Db, holdId: number): Promise<HeldPart[]> {
  const rows = await sql<{ lot_id: number; points: number; kind: string; expires_on: string }>`
    select h.lot_id, sum(h.points)::int as points, l.kind, l.expires_on
    from hold_lot h join lot l on l.id = h.lot_id
    where h.hold_id = ${holdId} group by h.lot_id, l.kind, l.expires_on order by h.lot_id`.execute(db);
  return rows.rows.map((row) => ({
    lotId: row.lot_id,
    points: row.points,
    kind: row.kind as LotKind,
    expiresOn: row.expires_on,
  }));
}

/** A hold is resolved once: a second row violates the primary key. */
export async function insertResolution(
  trx: Trx,
  holdId: number,
  kind: 'SETTLED' | 'RELEASED',
  usedPoints: number,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('hold_resolution')
    .values({ hold_id: holdId, kind, used_points: usedPoints, resolved_at: at })
    .execute();
}
