import { sql } from 'kysely';
import type { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import { firstRow, type Db } from '#platform/database';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A booking by its id or its number, as an operator sees it; undefined when there is none. */
export const bookingForOperator = (db: Db, idOrNumber: string) =>
  firstRow<AnswerInputOf<typeof bookingAdminRoutes.readBooking>['booking']>(db)`
    select b.id as "bookingId", b.number, b.starts_at as "startsAt", b.planned_ends_at as "plannedEndsAt", b.place,
      b.guest_id as "guestId", g.nickname as "guestName", b.guest_count as "guestCount",
      b.required_points as "requiredPoints", b.settled_points as "settledPoints", b.settled_at as "settledAt"
    from booking b join guest g on g.id = b.guest_id
    where ${UUID.test(idOrNumber) ? sql`b.id` : sql`b.number`} = ${idOrNumber}`;

/** Its participations in the order of the request, with the private reasons. */
export const participationsForOperator = (db: Db, bookingId: string) =>
  db
    .selectFrom('participation as p')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select([
      'p.cast_id as castId',
      'c.nickname as castName',
      'p.status',
      'p.cancel_type as cancelType',
      'p.reason',
    ])
    .select(['p.ends_at as endsAt', 'p.arrived_at as arrivedAt', 'p.finished_at as finishedAt'])
    .select(['p.claim_type as claimType', 'p.claimed_at as claimedAt', 'p.claim_ended_at as claimEndedAt'])
    .select([
      'p.planned_points as plannedPoints',
      'p.billed_minutes as billedMinutes',
      'p.billed_points as billedPoints',
    ])
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
    .select([
      'e.at',
      'e.actor',
      'e.actor_id as actorId',
      'e.action',
      'e.from_state as fromState',
      'e.to_state as toState',
    ])
    .select(['e.reason', 'c.nickname as castName', 'o.name as operatorName'])
    .where('e.booking_id', '=', bookingId)
    .orderBy('e.id')
    .execute();
