import type { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { approveChange, rejectChange } from './commands/decide-change.ts';
import { waitingChanges, waitingRequests } from './queries/waiting.ts';
import { approveLostNumber, readLostNumber, rejectLostNumber } from './commands/decide-lost-number.ts';

export const phoneAdmin = (context: ActContext): OperatorHandlers<typeof phoneAdminRoutes> => ({
  listPhoneChanges: ({ query }) => waitingChanges(context, query.cursor),
  listLostNumbers: ({ query }) => waitingRequests(context, query.cursor),
  approvePhoneChange: ({ params, operator }) => approveChange(context, { ...params, operator }),
  rejectPhoneChange: ({ params, body, operator }) => rejectChange(context, { ...params, ...body, operator }),
  readLostNumber: ({ params, body, operator }) => readLostNumber(context, { ...params, ...body, operator }),
  approveLostNumber: ({ params, body, operator }) =>
    approveLostNumber(context, { ...params, ...body, operator }),
  rejectLostNumber: ({ params, body, operator }) =>
    rejectLostNumber(context, { ...params, ...body, operator }),
});
