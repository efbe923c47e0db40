import { stageRoutes } from '@yoimachi/contract/stage';
import type { AnswerOf } from '@yoimachi/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export type StageSetting = AnswerOf<typeof stageRoutes.searchStageSetting>;

/** All stages, her own, and her referral code. */
export function stageQuery() {
  return queryOptions({ queryKey: ['stage'], queryFn: () => call(stageRoutes.searchStageSetting) });
}
