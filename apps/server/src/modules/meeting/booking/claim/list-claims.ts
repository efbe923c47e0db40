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
    read: async (limit, after) =>
      (await openClaims(context.db, limit, { after, state })).map((row) => ({
        ...row,
        itemId: row.bookingId,
        askedAt: row.claimedAt,
        answerBy: objectionClosesAt(row),
      })),
    placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
  });
