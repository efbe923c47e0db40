import { sql, type NotNull } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { isThere, type Db } from '#platform/database';

/** Claims that wait for an operator, since somebody objected to them; or those that stand by themselves when their time is over. */
export type ClaimStanding = 'OBJECTED' | 'OPEN';

/** Open claims, oldest first; what the two say stands in the booking. */
export const openClaims = (
  db: Db,
  limit: number,
  { after = null, state }: { readonly after?: Place | null; readonly state?: ClaimStanding | undefined } = {},
) =>
  db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .innerJoin('guest as g', 'g.id', 'p.guest_id')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select([
      'p.id',
      'p.booking_id as bookingId',
      'b.number',
      'p.claim_type as claim',
      'p.claimed_at as claimedAt',
    ])
    .select(['p.objected_at as objectedAt', 'p.finished_at as finishedAt', 'p.arrived_at as arrivedAt'])
    .select(['p.planned_points as plannedPoints', 'p.guest_id as guestId', 'g.nickname as guestName'])
    .select(['p.cast_id as castId', 'c.nickname as castName'])
    .$narrowType<{ claim: NotNull; claimedAt: NotNull }>()
    .where('p.claimed_at', 'is not', null)
    .where('p.claim_ended_at', 'is', null)
    .where(placeAfter(after, sql.ref('p.claimed_at'), sql.ref('p.id')))
    .$if(state === 'OBJECTED', (query) => query.where('p.objected_at', 'is not', null))
    .$if(state === 'OPEN', (query) => query.where('p.objected_at', 'is', null))
    .orderBy('p.claimed_at')
    .orderBy('p.id')
    .limit(limit)
    .execute();

/** Those objected to, as far as they are counted. */
export const countObjectedClaims = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select objected_at as since, null::timestamptz as due from participation
    where claimed_at is not null and claim_ended_at is null and objected_at is not null order by claimed_at, id limit ${limit}`;

/** Whether a claim about a booking is open. */
export const hasOpenClaim = (db: Db, bookingId: string) =>
  isThere(db)`
    select from participation
    where booking_id = ${bookingId} and claimed_at is not null and claim_ended_at is null limit 1`;
