import type { blockAdminRoutes } from '@yoimachi/contract/block-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { listReports } from './queries/open-reports.ts';
import { findReport, handleReport } from './report.store.ts';

export const blockAdmin = (context: ActContext): OperatorHandlers<typeof blockAdminRoutes> => ({
  listReports: ({ query }) => listReports(context, query),
  readReport({ params: { reportId }, body: { reason }, operator }) {
    const read = { kind: 'REPORT', operator, reason, subject: reportId } as const;
    return readPrivately(context, read, async ({ db }) => {
      const answer = await findReport(db, reportId);
      return answer ? ok({ accountId: answer.reportedId, rows: 1, answer }) : fail('NOT_FOUND');
    });
  },
  handleReport: async ({ params, operator }) =>
    (await handleReport(context.db, params.reportId, operator.id, context.clock.now()))
      ? ok()
      : fail('NOT_FOUND'),
});
