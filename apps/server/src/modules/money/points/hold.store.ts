import { sql } from 'kysely';
import type { LotPart, HeldPart } from '@yoimachi/domain/points';
import { allRows, type Db, type Trx } from '#platform/database';

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

export const findHold = (db: Db, bookingId: string) =>
  db
    .selectFrom('hold')
    .leftJoin('hold_resolution as r', 'r.hold_id', 'hold.id')
    .select(['hold.id', 'hold.guest_id as guestId', sql<boolean>`r.hold_id is not null`.as('resolved')])
    .where('hold.booking_id', '=', bookingId)
    .executeTakeFirst();

/** What a hold has taken, one part per lot. */
export const readHeldParts = (db: Db, holdId: number) =>
  allRows<HeldPart>(db)`
    select h.lot_id as "lotId", sum(h.points)::int as points, l.kind, l.expires_on as "expiresOn"
    from hold_lot h join lot l on l.id = h.lot_id
    where h.hold_id = ${holdId} group by h.lot_id, l.kind, l.expires_on order by h.lot_id`;

/** A hold is resolved once: a second row violates the primary key. */
export const insertResolution = (
  trx: Trx,
  holdId: number,
  kind: 'SETTLED' | 'RELEASED',
  usedPoints: number,
  at: Date,
) =>
  trx
    .insertInto('hold_resolution')
    .values({ hold_id: holdId, kind, used_points: usedPoints, resolved_at: at })
    .execute();
