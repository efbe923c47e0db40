import * as z from 'zod/mini';
import { id } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const blockAdminRoutes = {
  handleReport: route({
    method: 'POST',
    path: '/reports/:reportId/handle',
    who: 'operator',
    summary: 'Somebody looked after what one person reported of another.',
    params: z.object({ reportId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
