import type { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { ok } from '@yoimachi/domain/result';
import { WEIGHT_NAMES } from '@yoimachi/domain/standing';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { beginRun } from './begin-run.ts';
import { previewWeights } from './preview-weights.ts';
import { rankNow } from './rank-now.ts';
import { showRun } from './show-run.ts';
import { lockWeight, readWeights, updateWeight } from './standing.store.ts';

export const standingAdmin = (context: ActContext): OperatorHandlers<typeof standingAdminRoutes> => ({
  async listRecommendationWeights() {
    const weights = await readWeights(context.db);
    return ok({ items: WEIGHT_NAMES.map((kind) => ({ kind, weight: weights[kind] })) });
  },
  editRecommendationWeight: ({ params: { kind }, body: { weight }, operator }) =>
    withTransaction(context.db, async (trx) => {
      const at = context.clock.now();
      const before = await lockWeight(trx, kind);
      await updateWeight(trx, kind, weight);
      await beginRun(trx, { cause: 'WEIGHT', operatorId: operator.id, at });
      const change = { subject: kind, before: { weight: before }, after: { weight } };
      await recordChange(trx, { setting: 'WEIGHT', ...change, by: operator.id, at });
      return ok();
    }),
  previewWeights: ({ body }) => previewWeights(context, body),
  showRankingRun: async () => ok(await showRun(context)),
  rankNow: ({ operator }) => rankNow(context, operator),
});
