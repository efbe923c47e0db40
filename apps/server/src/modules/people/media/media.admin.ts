import type { mediaAdminRoutes } from '@yoimachi/contract/media-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { approveMedia, rejectMedia } from './commands/decide.ts';
import { listMedia } from './queries/waiting.ts';
import { readMedia } from './commands/read-media.ts';

export const mediaAdmin = (context: ActContext): OperatorHandlers<typeof mediaAdminRoutes> => ({
  listMedia: ({ query }) => listMedia(context, query),
  readMedia: ({ params, body, operator }) => readMedia(context, { ...params, ...body, operator }),
  approveMedia: ({ params, operator }) => approveMedia(context, { ...params, operator }),
  rejectMedia: ({ params, body, operator }) => rejectMedia(context, { ...params, ...body, operator }),
});
