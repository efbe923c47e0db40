import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

export const viewingAdminRoutes = {
  viewAsMember: route('POST', '/members/:accountId/view', 'operator', {
    summary:
      'Opens the product as this member sees it, for some minutes, without what has a read of its own; nothing can be changed.',
    params: z.object({ accountId: id() }),
    body: z.object(readReason),
    answer: z.object({ url: z.string(), endsAt: instant() }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
} as const;
