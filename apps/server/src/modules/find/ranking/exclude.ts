import type { OperatorRef } from '@yoimachi/domain/operator';
import { type ExclusionDays, exclusionState, exclusionTerm, isExclusionOpen } from '@yoimachi/domain/ranking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import * as store from './exclusion.store.ts';

type Context = Pick<ActContext, 'clock' | 'db' | 'ids'>;

interface Exclude extends ExclusionDays {
  readonly castId: string;
  readonly reason: string;
  readonly operator: OperatorRef;
}
type ExcludeCode = 'NOT_FOUND' | 'RANKING_EXCLUDED' | 'REASON_REQUIRED' | 'VALIDATION';

/**
 * Takes a cast out of the rankings, from when it is said: whoever reads one then meets her no more, and who stood behind her moves up. Returns
 * its id. Fails with REASON_REQUIRED, VALIDATION for the days, NOT_FOUND, and RANKING_EXCLUDED where she is out already in that time.
 */
export async function exclude(
  { db, clock, ids }: Context,
  { castId, reason: given, operator, ...days }: Exclude,
): Promise<Result<string, ExcludeCode>> {
  const reason = given.trim();
  if (!hasVisibleText(reason)) return fail('REASON_REQUIRED', 'reason');
  const at = clock.now();
  const term = exclusionTerm(days, at);
  if (!term.ok) return term;
  return withTransaction(
    db,
    async (trx): Promise<Result<string, ExcludeCode>> => {
      if (!(await store.lockCast(trx, castId))) return fail('NOT_FOUND');
      const id = ids.newId();
      const { from: fromAt, until: untilAt } = term.value;
      const exclusion = { id, castId, reason, fromAt, untilAt, madeAt: at, madeBy: operator.id };
      await store.insertExclusion(trx, exclusion);
      return ok(id);
    },
    { constraints: { ranking_exclusion_once: 'RANKING_EXCLUDED' } },
  );
}

interface PutBack {
  readonly castId: string;
  readonly exclusionId: string;
  readonly reason: string;
  readonly operator: OperatorRef;
}

/** Puts her back at once. Fails with REASON_REQUIRED, NOT_FOUND, and RANKING_EXCLUSION_OVER where somebody did, or her time has passed. */
export async function putBack(
  { db, clock }: Omit<Context, 'ids'>,
  { castId, exclusionId, reason: given, operator }: PutBack,
): Promise<Result<undefined, 'NOT_FOUND' | 'RANKING_EXCLUSION_OVER' | 'REASON_REQUIRED'>> {
  const reason = given.trim();
  if (!hasVisibleText(reason)) return fail('REASON_REQUIRED', 'reason');
  return withTransaction(
    db,
    async (trx): Promise<Result<undefined, 'NOT_FOUND' | 'RANKING_EXCLUSION_OVER'>> => {
      const exclusion = await store.lockExclusion(trx, castId, exclusionId);
      if (!exclusion) return fail('NOT_FOUND');
      const at = clock.now();
      if (!isExclusionOpen(exclusionState(exclusion, at))) return fail('RANKING_EXCLUSION_OVER');
      await store.liftExclusion(trx, exclusionId, { by: operator.id, reason, at });
      return ok();
    },
  );
}
