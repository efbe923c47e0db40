import type { Db } from '#platform/database';

/** Open claims, oldest first; what the two say stands in the booking. */
export async function openClaims(db: Db, limit: number) {
  return db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .innerJoin('guest as g', 'g.id', 'p.guest_id')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select(['p.booking_id', 'b.number', 'p.claim_type', 'p.claimed_at', 'p.objected_at', 'p.finished_at'])
    .select(['p.arrived_at', 'p.planned_points', 'g.nickname as guest_name', 'c.nickname as cast_name'])
    .where('p.claimed_at', 'is not', null)
    .where('p.claim_ended_at', 'is', null)
    .orderBy('p.claimed_at')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}
