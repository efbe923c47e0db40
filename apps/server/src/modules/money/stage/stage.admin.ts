import type { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { decideInspection } from './commands/decide-inspection.ts';
import { editStage } from './commands/edit-stage.ts';
import { listReferrals } from './queries/inspections.ts';
import { readStages } from './stage.store.ts';
import { uncount } from './commands/uncount.ts';

export const stageAdmin = (context: ActContext): OperatorHandlers<typeof stageAdminRoutes> => ({
  listStages: async () => ok({ items: await readStages(context.db) }),
  editStage: ({ params, body, operator }) => editStage(context, params.stage, body, operator.id),
  listReferrals: ({ query }) => listReferrals(context, query.cursor),
  async decideReferral({ params, body }) {
    const decided = await decideInspection(context, params.friendId, body.counts);
    return decided.ok ? ok({ referrerId: decided.value }) : decided;
  },
  async uncount({ params, body, operator }) {
    const uncounted = await uncount(context, { ...params, ...body, operator });
    return uncounted.ok ? ok({ castId: uncounted.value }) : uncounted;
  },
});
