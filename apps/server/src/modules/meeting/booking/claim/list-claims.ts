import { objectionClosesAt } from '@yoimachi/domain/booking';
import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countObjectedClaims, hasOpenClaim, openClaims, type ClaimStanding } from './claim.store.ts';

/** Claims that somebody did not come, to which the other objected. All of a booking are one item. */
export const claimQueue: WorkQueue = { queue: 'claims', count: countObjectedClaims, isWaiting: hasOpenClaim };

/** Open claims, the oldest first. */
export const listClaims = (
  context: ActContext,
  { cursor, state }: { readonly cursor?: string | undefined; readonly state?: ClaimStanding | undefined },
) =>
  page(context, {
    queue: 'claims',
    cursor,
    read: (limit, after) => openClaims(context.db, limit, { after, state }),
    placeOf: (row) => ({ at: row.claimed_at!, id: row.id }),
    present: (row) => ({
      itemId: row.booking_id,
      askedAt: row.claimed_at!.toISOString(),
      answerBy:
        objectionClosesAt({ claimedAt: row.claimed_at, objectedAt: row.objected_at })?.toISOString() ?? null,
      bookingId: row.booking_id,
      number: row.number,
      castId: row.cast_id,
      castName: row.cast_name,
      guestId: row.guest_id,
      guestName: row.guest_name,
      claim: row.claim_type!,
      objectedAt: row.objected_at?.toISOString() ?? null,
      arrivedAt: row.arrived_at?.toISOString() ?? null,
      finishedAt: row.finished_at?.toISOString() ?? null,
      plannedPoints: row.planned_points,
    }),
  });
