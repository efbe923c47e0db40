import { stageRoutes } from '@yoimachi/contract/stage';
import type { AnswerOf } from '@yoimachi/contract/route';
import { query } from '#lib/queries.ts';

export type StageSetting = AnswerOf<typeof stageRoutes.searchStageSetting>;

/** All stages, her own, and her referral code. */
export const stageQuery = () => query(stageRoutes.searchStageSetting);
