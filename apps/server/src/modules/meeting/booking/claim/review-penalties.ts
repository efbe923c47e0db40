import { PENALTY_REVIEW_COUNT, PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { BookingContext } from '../context.ts';
import { penaltiesInReview, type PenaltyRow } from './penalty-review.store.ts';

/** From when penalties count at `at`: 90 days (rules.md 6). */
export const penaltiesSince = (at: Date): Date => addMinutes(at, -PENALTY_WINDOW_DAYS * DAY_MINUTES);

/**
 * The casts whose penalties bring them into the operators' review now (rules.md 6), by the penalties that count; those of one cast
 * stand together.
 *
 * @param casts at most so many of them.
 */
export const reviewPenalties = (
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  casts: number,
): Promise<PenaltyRow[]> => penaltiesInReview(db, penaltiesSince(clock.now()), PENALTY_REVIEW_COUNT, casts);
