import type { ReviewTier } from '@yoimachi/domain/review';
import type { Day } from '@yoimachi/domain/time';
import { allRows, type Db } from '#platform/database';

export interface HeldLot {
  readonly kind: 'PAID' | 'FREE';
  readonly points: number;
  readonly expiresOn: Day;
}

/** What a booking's hold took, by lot in spending order, and how much of it was used; null while it is open. */
export async function heldOf(db: Db, bookingId: string) {
  const rows = await allRows<HeldLot & { usedPoints: number | null }>(db)`
    select l.kind, sum(hl.points)::int as points, l.expires_on as "expiresOn", max(r.used_points) as "usedPoints"
    from hold h join hold_lot hl on hl.hold_id = h.id join lot l on l.id = hl.lot_id
    left join hold_resolution r on r.hold_id = h.id
    where h.booking_id = ${bookingId}
    group by l.id, l.kind, l.expires_on order by l.expires_on, l.kind, l.id`;
  return { lots: rows, usedPoints: rows[0]?.usedPoints ?? null };
}

/** A line of a booking's history, without its private reason. `castId`: whose participation it is about; null: the whole booking. */
export type EventRow = Awaited<ReturnType<typeof historyOf>>[number];

const events = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking_event as e')
    .leftJoin('participation as p', 'p.id', 'e.participation_id')
    .select(['e.at', 'e.actor', 'e.action', 'p.cast_id as castId'])
    .where('e.booking_id', '=', bookingId)
    .orderBy('e.id');

/** A booking's history as its guest may see it. */
export const historyOf = (db: Db, bookingId: string) => events(db, bookingId).execute();

/**
 * What the other casts of a booking learn about a cast's participation: that she is coming, that all are, that she has arrived, or that she
 * is not coming.
 */
const KNOWN_TO_ALL = [
  'approve',
  'confirm',
  'reject',
  'autoReject',
  'scheduleChanged',
  'arrive',
  'takeBackArrival',
  'cancel',
  'cancelNoShow',
  'closeNoShow',
  'suspend',
  'forceCancel',
];

/** A booking's history as one of its casts may see it: her own participation, and whether the others are coming. */
export async function historyFor(db: Db, castId: string, bookingId: string): Promise<EventRow[]> {
  return events(db, bookingId)
    .where((eb) =>
      eb.or([
        eb('e.participation_id', 'is', null),
        eb('p.cast_id', '=', castId),
        // What the guest cancels for all of them is in her own participation too.
        eb('e.action', 'in', KNOWN_TO_ALL).and(
          eb.or([eb('e.action', '<>', 'cancel'), eb('e.actor', '<>', 'guest')]),
        ),
      ]),
    )
    .execute();
}

/** How casts rated a guest, from visible reviews. */
export async function guestReviewCounts(db: Db, guestId: string): Promise<Record<ReviewTier, number>> {
  const rows = await allRows<{ tier: ReviewTier; count: number }>(db)`
    select tier, count(*)::int as count from review
    where guest_id = ${guestId} and author = 'cast' and visible_at is not null group by tier`;
  return { GOOD: 0, KEEP: 0, BAD: 0, ...Object.fromEntries(rows.map((row) => [row.tier, row.count])) };
}
