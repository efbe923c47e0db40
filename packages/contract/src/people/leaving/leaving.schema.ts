import * as z from 'zod/mini';
import { OBSTACLES } from '@yoimachi/domain/leaving';
import { day, listOf, points } from '@yoimachi/contract/common';

/** What leaving would do now. */
export const leavingPreview = z.object({
  /** What has to end before; leaving is refused while there is any. */
  obstacles: z.array(z.literal([...OBSTACLES])),
  /** Points that lapse: a guest's all, of a cast's what the fee of a transfer would eat. */
  lapsingPoints: points(),
  /** A guest's, nearest expiry first. */
  lots: listOf({ kind: z.literal(['FREE', 'PAID']), points: points(), expiresOn: day() }),
  /** Coupons that are for him and not redeemed. */
  couponCount: z.int(),
  /** A cast's balance, what her bank gets of it, and when; null without one. */
  payoff: z.nullable(z.object({ points: points(), transferYen: z.int(), payDay: day() })),
  /** The same person's account of the other kind, which stays. */
  hasOtherAccount: z.boolean(),
});
export type LeavingPreview = z.output<typeof leavingPreview>;
