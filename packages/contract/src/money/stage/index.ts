import * as z from 'zod/mini';
import { text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A stage, the service's share of a reward on it, and how it is reached from the stage before; null for stage 0. */
export const stageRow = z.object({
  stage: z.int(),
  feePercent: z.int(),
  friends: z.nullable(z.int()),
  bookings: z.nullable(z.int()),
});
export type StageRow = z.output<typeof stageRow>;

export const stageSetting = z.object({
  stages: z.array(stageRow),
  /** Her own. */
  stage: z.int(),
  /** Counted since her last change of stage. */
  friends: z.int(),
  bookings: z.int(),
  referral: z.object({
    /** For a link `/authentication?ref=<code>`. */
    code: z.string(),
    /** Who came by the link and has had no booking yet. */
    waiting: z.int(),
    /** Who counted, ever. */
    counted: z.int(),
  }),
});
export type StageSetting = z.output<typeof stageSetting>;

export const stageRoutes = {
  searchStageSetting: route('GET', '/stage-setting/search', 'cast', {
    summary: 'All stages with requirements and rates, her own stage and progress, and her referral code.',
    answer: stageSetting,
  }),
  acceptReferral: route('POST', '/stage-setting/referral', 'cast', {
    summary: 'Says by whose link a new cast came; once, and before she is verified.',
    body: z.object({ code: text(40) }),
    errors: ['REFERRAL_UNKNOWN', 'REFERRAL_LATE', 'REFERRAL_TAKEN', 'SAME_PERSON'],
  }),
} as const;
