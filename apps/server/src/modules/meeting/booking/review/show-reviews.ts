import { withTransaction, type Trx } from '#platform/database';
import { countReview } from '#people/profile';
import type { BookingContext } from '../context.ts';
import { lockBookingsOfParticipations } from '../process/participation.store.ts';
import { reviewTimes, showWritten } from './review.store.ts';
import { tellOfChange } from '../process/tell.ts';

/** Makes what was written about a participation visible; false when it was before. The guest's review then counts for the cast. */
export async function showReviews(trx: Trx, participationId: string, at: Date): Promise<boolean> {
  const shown = await showWritten(trx, participationId, at);
  for (const { author, cast_id: castId, tier } of shown) {
    if (author === 'guest') await countReview(trx, castId, tier);
  }
  return shown.length > 0;
}

/** The time to review a participation is over: what one side wrote becomes visible to the other, who is told (booking table, row 44). */
export async function showAtEndOfTime(
  context: BookingContext,
  participationId: string,
  at: Date,
): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    // A review that is being written holds the same lock.
    const participations = await lockBookingsOfParticipations(trx, [participationId]);
    const participation = participations.find(({ id }) => id === participationId);
    if (!participation) return;
    const times = await reviewTimes(trx, participationId);
    // Written meanwhile: the second review made both visible.
    if (times.guest && times.cast) return;
    if (!(await showReviews(trx, participationId, at))) return;
    await tellOfChange(
      trx,
      participation,
      [times.guest ? 'CAST_REVIEW_VISIBLE' : 'GUEST_REVIEW_VISIBLE'],
      at,
    );
  });
}
