import { PENALTY_INSPECTION_COUNT, PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { BookingContext } from '../context.ts';
import { penaltiesInInspection, type PenaltyRow } from './penalty-inspection.store.ts';

/** Since when penalties count as of `at`: 90 days (rules.md 6). */
export const penaltiesSince = (at: Date): Date => addMinutes(at, -PENALTY_WINDOW_DAYS * DAY_MINUTES);

/**
 * The casts now due for operator review because of their penalties (rules.md 6), by the penalties that count; those of one cast are
 * grouped.
 *
 * @param casts at most so many of them.
 */
export const inspectPenalties = (
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  casts: number,
): Promise<PenaltyRow[]> =>
  penaltiesInInspection(db, penaltiesSince(clock.now()), PENALTY_INSPECTION_COUNT, casts);
