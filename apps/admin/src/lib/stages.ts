import { useQuery } from '@tanstack/react-query';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { query } from './queries.ts';

export type Stage = CallAnswer<typeof stageAdminRoutes.listStages>['items'][number];

export const stagesQuery = query(stageAdminRoutes.listStages);

/** The fee of the stage where everybody begins, in percent; undefined while it loads. */
export const useFirstFee = (): number | undefined =>
  useQuery(stagesQuery).data?.items.find(({ stage }) => stage === 0)?.feePercent;
