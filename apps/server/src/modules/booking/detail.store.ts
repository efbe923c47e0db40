import { sql } from 'kysely';
import type { ReviewTier } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '../../platform/database/index.ts';

export interface HeldLot {
  readonly kind: 'PAID' | 'FREE';
  readonly points: number;
  readonly expires_on: Day;
}

/** What a booking's hold took, by lot in the order of spending, and what of it was used; null while it is open. */
export async function heldOf(db: Db, bookingId: string) {
  const { rows } = await sql<HeldLot & { used_points: number | null }>`
    select l.kind, sum(hl.points)::int as points, l.expires_on, max(r.used_points) as used_points
    from hold h join hold_lot hl on hl.hold_id = h.id join lot l on l.id = hl.lot_id
    left join hold_resolution r on r.hold_id = h.id
    where h.booking_id = ${bookingId}
    group by l.id, l.kind, l.expires_on order by l.expires_on, l.kind, l.id`.execute(db);
  return { lots: rows, usedPoints: rows[0]?.used_points ?? null };
}

/** A booking's history without its reasons, which are private. */
export async function historyOf(db: Db, bookingId: string) {
  return db
    .selectFrom('booking_event')
    .select(['at', 'actor', 'action'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

/** How casts judged a guest, from visible reviews. */
export async function guestReviewCounts(db: Db, guestId: string): Promise<Record<ReviewTier, number>> {
  const { rows } = await sql<{ tier: ReviewTier; count: number }>`
    select tier, count(*)::int as count from review
    where guest_id = ${guestId} and author = 'cast' and visible_at is not null group by tier`.execute(db);
  return { GOOD: 0, KEEP: 0, BAD: 0, ...Object.fromEntries(rows.map((row) => [row.tier, row.count])) };
}
