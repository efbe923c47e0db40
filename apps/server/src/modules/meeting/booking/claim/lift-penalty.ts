import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockPenalty, markLifted } from './penalty-inspection.store.ts';
import { countPenalties } from '../process/penalty.store.ts';
import { penaltiesSince } from './inspect-penalties.ts';

const REASON_LENGTH = 500;

export interface PenaltyLift {
  readonly penaltyId: string;
  /** Stored with the penalty; private. */
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * An operator lifts a cast's penalty, once: it no longer counts (rules.md 6). Returns whose it was and how many of hers still count. Fails
 * with REASON_REQUIRED, NOT_FOUND, or CONFLICT when already lifted.
 */
export async function liftPenalty(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { penaltyId, reason: given, operator }: PenaltyLift,
): Promise<
  Result<{ readonly castId: string; readonly counting: number }, 'CONFLICT' | 'NOT_FOUND' | 'REASON_REQUIRED'>
> {
  const reason = given.trim().slice(0, REASON_LENGTH);
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  const lifted = await withTransaction(
    db,
    async (trx): Promise<Result<{ castId: string; counting: number }, 'CONFLICT' | 'NOT_FOUND'>> => {
      const penalty = await lockPenalty(trx, penaltyId);
      if (!penalty) return fail('NOT_FOUND');
      if (penalty.lifted_at) return fail('CONFLICT');
      const at = clock.now();
      await markLifted(trx, penaltyId, { by: operator.id, reason, at });
      const castId = penalty.cast_id;
      return ok({ castId, counting: await countPenalties(trx, castId, penaltiesSince(at)) });
    },
  );
  const outcome = lifted.ok ? 'DONE' : lifted.error.code;
  log.info({ security: true, penaltyId, operator, outcome }, 'lift a penalty');
  return lifted;
}
