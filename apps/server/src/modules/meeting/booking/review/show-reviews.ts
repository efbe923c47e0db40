import { withTransaction, type Trx } from '#platform/database';
import { countReview } from '#people/profile';
import type { BookingContext } from '../context.ts';
import { lockBookingsOfParts } from '../process/part.store.ts';
import { reviewTimes, showWritten } from './review.store.ts';
import { tellOfChange } from '../process/tell.ts';

/** Makes what was written about a part visible. The guest's review then counts for the cast. */
export async function showReviews(trx: Trx, partId: string, at: Date): Promise<void> {
  for (const { author, cast_id: castId, tier } of await showWritten(trx, partId, at)) {
    if (author === 'guest') await countReview(trx, castId, tier);
  }
}

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
