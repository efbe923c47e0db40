import { infiniteQueryOptions } from '@tanstack/react-query';
import { rankingAdminRoutes, type RankingExclusion } from '@yoimachi/contract/ranking-admin';
import type { ExclusionDays } from '@yoimachi/domain/ranking';
import { call } from '#lib/api.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import { pagesByCursor } from '#ui/lib/request.ts';
import { exclusionTexts as t } from './ja.ts';

/** Whatever is read of rankings: an act on one cast moves others. */
export const rankingsKey = ['rankings'] as const;

export type Exclusion = RankingExclusion;

/** Of one cast, or of all. */
export const exclusionList = (castId?: string) =>
  infiniteQueryOptions({
    queryKey: [...rankingsKey, 'exclusions', castId ?? null],
    queryFn: ({ pageParam }) =>
      call(rankingAdminRoutes.listRankingExclusions, {
        query: { ...(castId !== undefined && { castId }), ...(pageParam !== null && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

/** Her page shows her history, too. */
const keysOf = (accountId: string) => [rankingsKey, ['member', accountId]];

export const useExclude = (accountId: string, onDone: () => void) =>
  useToldAct({
    act: (body: ExclusionDays & { readonly reason: string }) =>
      call(rankingAdminRoutes.excludeFromRankings, { params: { accountId }, body }),
    said: t.excluded,
    keys: keysOf(accountId),
    onDone,
  });

export const usePutBack = ({ cast, exclusionId }: Exclusion, onDone: () => void) =>
  useToldAct({
    act: (reason: string) =>
      call(rankingAdminRoutes.liftRankingExclusion, {
        params: { accountId: cast.id, exclusionId },
        body: { reason },
      }),
    said: t.isBack,
    keys: keysOf(cast.id),
    onDone,
  });
