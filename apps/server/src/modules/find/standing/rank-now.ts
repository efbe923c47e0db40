import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { endRun, holdWaiting, insertRun, isRunOpen } from './run.store.ts';
import { markAllDue } from './standing.store.ts';

/** An operator has everybody reckoned again, which goes on behind the answer. RANKING_UNDER_WAY while a run is open: one more would change nothing. */
export const rankNow = (
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  operator: OperatorRef,
): Promise<Result<{ readonly castCount: number }, 'RANKING_UNDER_WAY'>> =>
  withTransaction(
    db,
    async (trx): Promise<Result<{ castCount: number }, 'RANKING_UNDER_WAY'>> => {
      if (await isRunOpen(trx)) return fail('RANKING_UNDER_WAY');
      const at = clock.now();
      await markAllDue(trx, at);
      const castCount = await holdWaiting(trx, at);
      await insertRun(trx, { cause: 'OPERATOR', operatorId: operator.id, at }, castCount);
      await endRun(trx, at);
      return ok({ castCount });
    },
    { constraints: { standing_run_open: 'RANKING_UNDER_WAY' } },
  );
