import * as z from 'zod/mini';
import { LEAVING_REASONS } from '@yoimachi/domain/leaving';
import { id, points } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { leavingPreview } from './leaving.schema.ts';

export type { LeavingPreview } from './leaving.schema.ts';

export const leavingRoutes = {
  previewLeaving: route('GET', '/account/leave', 'member', {
    summary: 'What leaving would do now, and what refuses it.',
    answer: leavingPreview,
  }),
  leave: route('POST', '/account/leave', 'member', {
    summary:
      'Leaves: sessions end with code 20, points lapse, a balance is paid out. LEAVING_CHANGED when the sums are not those that were shown, LEAVING_REFUSED with `details.obstacles`.',
    body: z.object({
      lapsingPoints: points(),
      transferYen: z.int(),
      reason: z.optional(z.literal([...LEAVING_REASONS])),
    }),
    answer: z.object({ accountId: id() }),
    errors: ['LEAVING_REFUSED', 'LEAVING_CHANGED'],
    idempotent: true,
  }),
} as const;
export { exportRoutes, dataExport, type DataExport } from './export.routes.ts';
