import { PENALTY_INSPECTION_COUNT } from '@yoimachi/domain/booking';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { penaltiesSince } from './inspect-penalties.ts';
import { lockCounting, markReviewed } from './penalty-inspection.store.ts';

export interface PenaltyReview {
  readonly castId: string;
  /** The newest penalty that the operator was shown. */
  readonly seenId: string;
  /** Stored with the penalties; private. */
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * An operator has looked at a cast's penalties and leaves them as they are: she is due for a review again once a new one counts (rules.md 6).
 * Returns how many count. REASON_REQUIRED; NOT_FOUND when she is not due; CONFLICT when a newer penalty counts than was shown, or somebody
 * has closed it before.
 */
export async function closePenaltyReview(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { castId, seenId, reason: given, operator }: PenaltyReview,
): Promise<Result<{ readonly counting: number }, 'CONFLICT' | 'NOT_FOUND' | 'REASON_REQUIRED'>> {
  const reason = given.trim();
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  const closed = await withTransaction(
    db,
    async (trx): Promise<Result<{ counting: number }, 'CONFLICT' | 'NOT_FOUND'>> => {
      const at = clock.now();
      const counting = await lockCounting(trx, castId, penaltiesSince(at));
      if (counting.length < PENALTY_INSPECTION_COUNT) return fail('NOT_FOUND');
      const isOver = counting.every(({ reviewed_at }) => reviewed_at !== null);
      if (isOver || counting.at(-1)!.id !== seenId) return fail('CONFLICT');
      const ids = counting.map(({ id }) => id);
      await markReviewed(trx, ids, { by: operator.id, reason, at });
      return ok({ counting: counting.length });
    },
  );
  const outcome = closed.ok ? 'DONE' : closed.error.code;
  log.info({ security: true, castId, operator, outcome }, 'close the review of penalties');
  return closed;
}
