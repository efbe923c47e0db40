import { checkReview, type ReviewTier, type TakeAgain } from '@yoimachi/domain/review';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { isOwn, ownPart } from '../process/booking.policy.ts';
import type { BookingContext, Person } from '../context.ts';
import { lockBooking } from '../process/part.store.ts';
import { insertReview, reviewTimes } from './review.store.ts';
import { showReviews } from './show-reviews.ts';
import { catchUp } from '../process/run-due.ts';
import { tellOfChange } from '../process/tell.ts';

export interface WrittenReview {
  readonly bookingId: string;
  /** Whom a guest reviews; not needed where the booking has one cast. */
  readonly castId?: string | undefined;
  readonly tier: ReviewTier;
  readonly again?: TakeAgain;
  readonly comment?: string | undefined;
}

type ReviewFailure = 'NOT_FOUND' | 'REVIEW_ALREADY_SENT' | 'REVIEW_NOT_OPEN' | 'VALIDATION';

/**
 * One side reviews the other, once, within the time after a finished meeting (booking table, rows 43 and 44). Hidden until both
 * are in: then both become visible; until then the other hears only that a review waits.
 */
export async function review(
  context: BookingContext,
  author: Person,
  written: WrittenReview,
): Promise<Result<undefined, ReviewFailure>> {
  return withTransaction(context.db, async (trx) => {
    const locked = await lockBooking(trx, written.bookingId);
    if (!isOwn(locked, author)) return fail('NOT_FOUND');
    const now = context.clock.now();
    // A meeting that the clock has ended can be reviewed, also when nobody has done its work yet.
    const own = ownPart(await catchUp(trx, context, locked, now), author, written.castId);
    if (!own.ok) return own;
    const part = own.value;
    const times = await reviewTimes(trx, part.id);
    const other = author.role === 'guest' ? 'cast' : 'guest';
    const allowed = checkReview(
      {
        finishedAt: part.state.finishedAt,
        ownReviewedAt: times[author.role] ?? null,
        otherReviewedAt: times[other] ?? null,
      },
      now,
    );
    if (!allowed.ok) return allowed;
    await insertReview(trx, {
      id: context.ids.newId(),
      participationId: part.id,
      author: author.role,
      guestId: part.guestId,
      castId: part.castId,
      tier: written.tier,
      again: written.again ?? null,
      comment: written.comment || null,
      at: now,
    });
    if (times[other]) await showReviews(trx, part.id, now);
    const told = { guest: 'GUEST', cast: 'CAST' } as const;
    await tellOfChange(trx, part, [`${told[other]}_REVIEW_${times[other] ? 'VISIBLE' : 'WAITING'}`], now);
    return ok();
  });
}
