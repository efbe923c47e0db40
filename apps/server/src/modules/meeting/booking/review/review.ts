import { checkReview, type ReviewTier, type TakeAgain } from '@yoimachi/domain/review';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { isOwn, ownParticipation } from '../process/booking.policy.ts';
import type { BookingContext, Person } from '../context.ts';
import { lockBooking } from '../process/participation.store.ts';
import { insertReview, reviewTimes } from './review.store.ts';
import { showReviews } from './show-reviews.ts';
import { catchUp } from '../process/run-due.ts';
import { tellOfChange } from '../process/tell.ts';

export interface WrittenReview {
  readonly bookingId: string;
  /** Whom a guest reviews; not needed when the booking has one cast. */
  readonly castId?: string | undefined;
  readonly tier: ReviewTier;
  readonly again?: TakeAgain;
  readonly comment?: string | undefined;
}

type ReviewFailure = 'NOT_FOUND' | 'REVIEW_ALREADY_SENT' | 'REVIEW_NOT_OPEN' | 'VALIDATION';

/**
 * One side reviews the other, once, within the time after a finished meeting (booking table, rows 43 and 44). Hidden until both are in,
 * when both become visible; until then the other side is only told that a review is waiting.
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
    // A meeting past its end can be reviewed even if the clock's work has not been done yet.
    const own = ownParticipation(await catchUp(trx, context, locked, now), author, written.castId);
    if (!own.ok) return own;
    const participation = own.value;
    const times = await reviewTimes(trx, participation.id);
    const other = author.role === 'guest' ? 'cast' : 'guest';
    const allowed = checkReview(
      {
        finishedAt: participation.state.finishedAt,
        ownReviewedAt: times[author.role] ?? null,
        otherReviewedAt: times[other] ?? null,
      },
      now,
    );
    if (!allowed.ok) return allowed;
    await insertReview(trx, {
      id: context.ids.newId(),
      participationId: participation.id,
      author: author.role,
      guestId: participation.guestId,
      castId: participation.castId,
      tier: written.tier,
      again: written.again ?? null,
      comment: written.comment || null,
      createdAt: now,
    });
    if (times[other]) await showReviews(trx, participation.id, now);
    const told = { guest: 'GUEST', cast: 'CAST' } as const;
    await tellOfChange(
      trx,
      participation,
      [`${told[other]}_REVIEW_${times[other] ? 'VISIBLE' : 'WAITING'}`],
      now,
    );
    return ok();
  });
}
