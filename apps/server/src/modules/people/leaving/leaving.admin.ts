import type { leavingAdminRoutes } from '@yoimachi/contract/leaving-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { leaveFor, previewLeavingOf } from './commands/leave-for.ts';
import type { LeavingMeans } from './leaving.context.ts';

export const leavingAdmin = (
  context: ActContext,
  means: LeavingMeans,
): OperatorHandlers<typeof leavingAdminRoutes> => ({
  previewLeavingOf: ({ params }) => previewLeavingOf({ ...context, ...means }, params.accountId),
  leaveFor: ({ params, body: { reason, ...sums }, operator }) =>
    leaveFor({ ...context, ...means }, { ...params, ...sums, why: reason, operator }),
});
