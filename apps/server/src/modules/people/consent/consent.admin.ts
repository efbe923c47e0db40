import type { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { countAskedAnew } from './queries/who-agreed.ts';
import { showConsentsAt } from './queries/at-moment.ts';

export const consentAdmin = (context: ActContext): OperatorHandlers<typeof consentAdminRoutes> => ({
  countAskedAnew: ({ query }) => countAskedAnew(context, query.textId),
  showConsentsAt: ({ params, query }) => showConsentsAt(context, { ...params, at: new Date(query.at) }),
});
