import type { Db } from '#platform/database';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A booking by its id or its number, as an operator sees it; undefined when there is none. */
export const bookingForOperator = (db: Db, idOrNumber: string) =>
  db
    .selectFrom('booking as b')
    .innerJoin('guest as g', 'g.id', 'b.guest_id')
    .select(['b.id', 'b.number', 'b.starts_at', 'b.planned_ends_at', 'b.place', 'b.guest_count', 'b.open'])
    .select(['b.required_points', 'b.settled_points', 'b.settled_at', 'b.requested_at', 'b.confirmed_at'])
    .select(['b.guest_id', 'g.nickname as guest_name'])
    .where(UUID.test(idOrNumber) ? 'b.id' : 'b.number', '=', idOrNumber)
    .executeTakeFirst();

/** Its participations in the order of the request, with the private reasons. */
export const participationsForOperator = (db: Db, bookingId: string) =>
  db
    .selectFrom('participation as p')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select(['p.cast_id', 'c.nickname as cast_name', 'p.status', 'p.cancel_type', 'p.reason', 'p.ends_at'])
    .select(['p.arrived_at', 'p.finished_at', 'p.claim_type', 'p.claimed_at', 'p.claim_ended_at'])
    .select(['p.planned_points', 'p.billed_minutes', 'p.billed_points', 'p.reward_points'])
    .where('p.booking_id', '=', bookingId)
    .orderBy('p.id')
    .execute();

/** Its whole history with the private reasons, the oldest first. */
export const historyForOperator = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking_event as e')
    .leftJoin('participation as p', 'p.id', 'e.participation_id')
    .leftJoin('cast_member as c', 'c.id', 'p.cast_id')
    .leftJoin('operator as o', 'o.id', 'e.actor_id')
    .select(['e.at', 'e.actor', 'e.actor_id', 'e.action', 'e.from_state', 'e.to_state', 'e.reason'])
    .select(['c.nickname as cast_name', 'o.name as operator_name'])
    .where('e.booking_id', '=', bookingId)
    .orderBy('e.id')
    .execute();
