import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { findCount, markReversed } from '../count.store.ts';
import { lockProgress, saveCounts } from '../stage.store.ts';

/**
 * Reverses a count when its booking was reversed: the running count goes down, a stage never does (rules.md 7). Once; NOT_FOUND when it was
 * never counted.
 *
 * @param causeId the participation, or the friend.
 * @returns whose count it was.
 */
export function uncount(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  causeId: string,
): Promise<Result<string, 'NOT_FOUND'>> {
  return withTransaction(db, (trx) => uncountIn(trx, causeId, clock.now()));
}

/** The same in the caller's transaction. */
export async function uncountIn(trx: Trx, causeId: string, at: Date): Promise<Result<string, 'NOT_FOUND'>> {
  const count = await findCount(trx, causeId);
  if (!count) return fail('NOT_FOUND');
  const present = await lockProgress(trx, count.cast_id, at);
  const isNew = await markReversed(trx, causeId, at);
  if (isNew && count.stage === present.stage) {
    const less = (kind: string, n: number) => Math.max(0, n - (count.kind === kind ? 1 : 0));
    await saveCounts(trx, count.cast_id, {
      friends: less('FRIEND', present.friends),
      bookings: less('BOOKING', present.bookings),
    });
  }
  return ok(count.cast_id);
}
