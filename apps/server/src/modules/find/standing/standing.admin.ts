import type { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { ok } from '@yoimachi/domain/result';
import { WEIGHT_NAMES } from '@yoimachi/domain/standing';
import { recordChange } from '#desk/setting-history';
import { withTransaction } from '#platform/database';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { lockWeight, markAllDue, readWeights, updateWeight } from './standing.store.ts';

export const standingAdmin = ({ db, clock }: ActContext): OperatorHandlers<typeof standingAdminRoutes> => ({
  async listRecommendationWeights() {
    const weights = await readWeights(db);
    return ok({ items: WEIGHT_NAMES.map((kind) => ({ kind, weight: weights[kind] })) });
  },
  editRecommendationWeight: ({ params: { kind }, body: { weight }, operator }) =>
    withTransaction(db, async (trx) => {
      const at = clock.now();
      const before = await lockWeight(trx, kind);
      await updateWeight(trx, kind, weight);
      await markAllDue(trx, at);
      const change = { subject: kind, before: { weight: before }, after: { weight } };
      await recordChange(trx, { setting: 'WEIGHT', ...change, by: operator.id, at });
      return ok();
    }),
});
