import type { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { markAllDue, updateWeight } from './standing.store.ts';

export const standingAdmin = ({ db, clock }: ActContext): OperatorHandlers<typeof standingAdminRoutes> => ({
  editRecommendationWeight: ({ params, body }) =>
    withTransaction(db, async (trx) => {
      await updateWeight(trx, params.kind, body.weight);
      await markAllDue(trx, clock.now());
      return ok();
    }),
});
