import * as z from 'zod/mini';
import { LEAVING_REASONS, OBSTACLES } from '@yoimachi/domain/leaving';
import { day, id, points } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What leaving would do now. */
export const leavingPreview = z.object({
  /** What has to end before; leaving is refused while there is any. */
  obstacles: z.array(z.literal([...OBSTACLES])),
  /** Points that lapse: a guest's all, of a cast's what the fee of a transfer would eat. */
  lapsingPoints: points(),
  /** A guest's, nearest expiry first. */
  lots: z.array(z.object({ kind: z.literal(['FREE', 'PAID']), points: points(), expiresOn: day() })),
  /** Coupons that are for him and not redeemed. */
  couponCount: z.int(),
  /** A cast's balance, what her bank gets of it, and when; null without one. */
  payoff: z.nullable(z.object({ points: points(), transferYen: z.int(), payDay: day() })),
  /** The same person's account of the other kind, which stays. */
  hasOtherAccount: z.boolean(),
});
export type LeavingPreview = z.output<typeof leavingPreview>;

export const leavingRoutes = {
  previewLeaving: route({
    method: 'GET',
    path: '/account/leave',
    who: 'member',
    summary: 'What leaving would do now, and what refuses it.',
    answer: leavingPreview,
  }),
  leave: route({
    method: 'POST',
    path: '/account/leave',
    who: 'member',
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
