import type { Db } from '#platform/database';

/** Open claims, oldest first, with what the other side says. */
export async function openClaims(db: Db, limit: number) {
  return db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .innerJoin('guest as g', 'g.id', 'p.guest_id')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select(['p.booking_id', 'b.number', 'p.claim_type', 'p.claimed_at', 'p.objected_at', 'p.finished_at'])
    .select(['p.arrived_at', 'p.planned_points', 'g.nickname as guest_name', 'c.nickname as cast_name'])
    .select((eb) =>
      eb
        .selectFrom('booking_event as e')
        .whereRef('e.participation_id', '=', 'p.id')
        .where('e.action', '=', 'objectToClaim')
        .select('e.reason')
        .limit(1)
        .as('objection'),
    )
    .where('p.claimed_at', 'is not', null)
    .where('p.claim_ended_at', 'is', null)
    .orderBy('p.claimed_at')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}
