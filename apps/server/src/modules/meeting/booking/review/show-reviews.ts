import { withTransaction } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { lockBookingsOfParts } from '../process/part.store.ts';
import { reviewTimes, showReviews } from './review.store.ts';
import { tellOfChange } from '../process/tell.ts';

/** The time to review a part is over: what one side wrote becomes visible to the other, who hears of it (booking table, row 44). */
export async function showAtEndOfTime(context: BookingContext, partId: string, at: Date): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    // A review that is being written holds the same lock.
    const parts = await lockBookingsOfParts(trx, [partId]);
    const part = parts.find(({ id }) => id === partId);
    if (!part) return;
    const times = await reviewTimes(trx, partId);
    // Written meanwhile: the second one has shown both.
    if (times.guest && times.cast) return;
    await showReviews(trx, partId, at);
    await tellOfChange(trx, part, [times.guest ? 'CAST_REVIEW_VISIBLE' : 'GUEST_REVIEW_VISIBLE'], at);
  });
}
