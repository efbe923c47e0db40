import type { leavingAdminRoutes } from '@yoimachi/contract/leaving-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { leaveFor, previewLeavingOf } from './commands/leave-for.ts';

export const leavingAdmin = (context: ActContext): OperatorHandlers<typeof leavingAdminRoutes> => ({
  previewLeavingOf: ({ params }) => previewLeavingOf(context, params.accountId),
  leaveFor: ({ params, body: { reason, ...sums }, operator }) =>
    leaveFor(context, { ...params, ...sums, why: reason, operator }),
});
