import type { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { handleReport } from './report.store.ts';

export const blockAdmin = ({ db, clock }: ActContext): OperatorHandlers<typeof blockAdminRoutes> => ({
  handleReport: async ({ params, operator }) =>
    (await handleReport(db, params.reportId, operator.id, clock.now())) ? ok() : fail('NOT_FOUND'),
});
