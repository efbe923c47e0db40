import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

export const blockAdminRoutes = {
  readReport: route({
    method: 'POST',
    path: '/reports/:reportId/read',
    who: 'operator',
    summary: 'What one person wrote of another; private, so it needs a reason.',
    params: z.object({ reportId: id() }),
    body: z.object(readReason),
    answer: z.object({
      reporterId: id(),
      reportedId: id(),
      category: z.string(),
      isSafety: z.boolean(),
      text: z.string(),
      at: instant(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  handleReport: route({
    method: 'POST',
    path: '/reports/:reportId/handle',
    who: 'operator',
    summary: 'Somebody looked after what one person reported of another.',
    params: z.object({ reportId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
