import type { viewingAdminRoutes } from '@yoimachi/contract/viewing-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { viewAsMember } from './begin-view.ts';

export const viewingAdmin = (context: ActContext): OperatorHandlers<typeof viewingAdminRoutes> => ({
  viewAsMember: ({ params, body, operator }) => viewAsMember(context, { ...params, ...body, operator }),
});
