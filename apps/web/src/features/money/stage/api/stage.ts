import { stageRoutes } from '@yoimachi/contract/stage';
import { query } from '#lib/queries.ts';

/** All stages, her own, and her referral code. */
export const stageQuery = () => query(stageRoutes.searchStageSetting);
