import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import { ALL_OF_ONE, ERASED_TEXT, type PersonalTable, type PersonalTables } from '#platform/personal';

const booking: PersonalTable = {
  exported: (_, { accountId }) => sql`${ALL_OF_ONE}
      select b.number, b.day, b.starts_at as "startsAt", b.planned_ends_at as "endsAt", b.place, b.guest_count as "guestCount",
        b.cast_count as "castCount", b.requested_at as "requestedAt", b.confirmed_at as "confirmedAt", b.settled_at as "settledAt",
        case when b.guest_id = ${accountId} then b.required_points end as "requiredPoints",
        case when b.guest_id = ${accountId} then b.settled_points end as "settledPoints"
      from booking b
      where b.id in (select booking_id from participation where guest_id = ${accountId} or cast_id = ${accountId})
      order by b.requested_at`,
  erased: (_, { accountId }) => sql`update booking set place = ${ERASED_TEXT} where guest_id = ${accountId}`,
};

const participation: PersonalTable = {
  exported: (_, { accountId }) => sql`${ALL_OF_ONE}
      select booking_id as "bookingId", status, day, starts_at as "startsAt", ends_at as "endsAt", arrived_at as "arrivedAt",
        finished_at as "finishedAt", cancelled_at as "cancelledAt", billed_minutes as "billedMinutes", billed_points as "billedPoints",
        case when cast_id = ${accountId} then reward_points end as "rewardPoints"
      from participation where guest_id = ${accountId} or cast_id = ${accountId} order by requested_at`,
  erased: (_, { accountId }) =>
    sql`update participation set reason = null where (guest_id = ${accountId} or cast_id = ${accountId}) and reason is not null`,
};

const bookingEvent: PersonalTable = {
  exported: (_, { accountId }) => sql`${ALL_OF_ONE}
      select e.booking_id as "bookingId", e.at, e.actor, e.action, e.from_state as "fromState", e.to_state as "toState",
        case when e.actor_id = ${accountId} then e.reason end as reason
      from booking_event e where e.booking_id in (
        select booking_id from participation where guest_id = ${accountId} or cast_id = ${accountId}) order by e.id`,
  erased: (_, { accountId }) =>
    sql`update booking_event set reason = null where reason is not null and booking_id in (
      select booking_id from participation where guest_id = ${accountId} or cast_id = ${accountId})`,
};

const placeProposal: PersonalTable = {
  exported: (_, { accountId, userType }) => sql`${ALL_OF_ONE}
      select o.booking_id as "bookingId", o.place, o.created_at as "proposedAt", o.outcome
      from place_proposal o join booking b on b.id = o.booking_id left join participation p on p.id = o.participation_id
      where case when ${userType}::int = 1 then b.guest_id = ${accountId} and o.participation_id is null else p.cast_id = ${accountId} end
      order by o.created_at`,
  erased: (_, { accountId }) =>
    sql`update place_proposal set place = ${ERASED_TEXT}, from_place = ${ERASED_TEXT}
      where booking_id in (select id from booking where guest_id = ${accountId})`,
};

const review: PersonalTable = {
  async exported(db, { accountId, userType }) {
    const own = userType === UserType.GUEST ? 'guest' : 'cast';
    const { rows } = await sql<object>`${ALL_OF_ONE}
      select author, tier, comment, created_at as "writtenAt", visible_at as "visibleAt" from review
      where ${sql.ref(`${own}_id`)} = ${accountId} and (author = ${own} or visible_at is not null and author = 'guest')
      order by created_at`.execute(db);
    return rows;
  },
  erased: (trx, { accountId, userType }) =>
    trx
      .updateTable('review')
      .set({ comment: null })
      .where(userType === UserType.GUEST ? 'guest_id' : 'cast_id', '=', accountId)
      .where('author', '=', userType === UserType.GUEST ? 'guest' : 'cast')
      .execute(),
};

/** What is exported and erased of meetings, each side its own. */
export const bookingPersonal: PersonalTables = {
  booking,
  participation,
  booking_event: bookingEvent,
  place_proposal: placeProposal,
  place_answer: {
    exported: (_, { accountId }) =>
      sql`select participation.booking_id as "bookingId", place_answer.agreed, place_answer.answered_at as at
        from place_answer join participation on participation.id = place_answer.participation_id
        where participation.cast_id = ${accountId} order by place_answer.answered_at`,
  },
  review,
  penalty: {
    exported: (_, { accountId }) =>
      sql`select kind, created_at as at, lifted_at as "liftedAt"
        from penalty where cast_id = ${accountId} order by created_at`,
  },
};
