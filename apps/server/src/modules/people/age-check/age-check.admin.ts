import type { ageCheckAdminRoutes } from '@yoimachi/contract/age-check-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { approveCheck, rejectCheck, type RejectMeans } from './commands/decide.ts';
import { waitingAgeChecks } from './queries/waiting.ts';
import { readCheck, readLivePhoto } from './queries/read-check.ts';

export const ageCheckAdmin = (
  context: ActContext,
  means: RejectMeans,
): OperatorHandlers<typeof ageCheckAdminRoutes> => ({
  listAgeChecks: ({ query }) => waitingAgeChecks(context, query.cursor),
  readAgeCheck: ({ params, body, operator }) => readCheck(context, { ...params, ...body, operator }),
  readLivePhoto: ({ params, body, operator }) => readLivePhoto(context, { ...params, ...body, operator }),
  approveAgeCheck: ({ params, operator }) => approveCheck(context, { ...params, operator }),
  rejectAgeCheck: ({ params, body, operator }) =>
    rejectCheck({ ...context, ...means }, { ...params, ...body, operator }),
});
