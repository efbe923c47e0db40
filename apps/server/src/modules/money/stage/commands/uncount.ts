import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { findCount, markReversed, type TakenBackBy } from '../count.store.ts';
import { lockProgress, saveCounts } from '../stage.store.ts';

interface Order {
  /** The participation, or the friend. */
  readonly causeId: string;
  readonly operator: OperatorRef;
  /** Stands beside the count from then on. */
  readonly reason: string;
}

/**
 * An operator reverses a count when its booking was reversed: the running count goes down, a stage never does (rules.md 7). Once: who does
 * it first says why. REASON_REQUIRED; NOT_FOUND when it was never counted.
 *
 * @returns whose count it was.
 */
export async function uncount(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { causeId, operator, ...order }: Order,
): Promise<Result<string, 'NOT_FOUND' | 'REASON_REQUIRED'>> {
  const reason = order.reason.trim();
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  const by = { operatorId: operator.id, reason };
  return withTransaction(db, (trx) => uncountIn(trx, { causeId, by }, clock.now()));
}

interface Reversal {
  readonly causeId: string;
  /** Null: a chargeback. */
  readonly by: TakenBackBy | null;
}

/** The same in the caller's transaction. */
export async function uncountIn(
  trx: Trx,
  { causeId, by }: Reversal,
  at: Date,
): Promise<Result<string, 'NOT_FOUND'>> {
  const count = await findCount(trx, causeId);
  if (!count) return fail('NOT_FOUND');
  const present = await lockProgress(trx, count.cast_id, at);
  const isNew = await markReversed(trx, causeId, by, at);
  if (isNew && count.stage === present.stage) {
    const less = (kind: string, n: number) => Math.max(0, n - (count.kind === kind ? 1 : 0));
    await saveCounts(trx, count.cast_id, {
      friends: less('FRIEND', present.friends),
      bookings: less('BOOKING', present.bookings),
    });
  }
  return ok(count.cast_id);
}
