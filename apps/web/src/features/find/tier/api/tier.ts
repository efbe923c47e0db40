import { ReviewTier } from '@yoimachi/domain/review';
import type { favoriteRoutes } from '@yoimachi/contract/favorite';
import { tierRoutes } from '@yoimachi/contract/tier';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { atOnce } from '#lib/at-once.ts';
import { outdate, query, type CallNames } from '#lib/queries.ts';

export const tierQuery = (friendId: string) => query(tierRoutes.readTier, { params: { friendId } });

const FAVORITES: CallNames<typeof favoriteRoutes> = 'GET /favorites';

/** Chooses a tag; it shows at once and goes back when it cannot be kept. Of quick taps the last one decides. */
export function useChooseTier(friendId: string) {
  const client = useQueryClient();
  const { queryKey } = tierQuery(friendId);
  return useMutation({
    mutationFn: (tier: ReviewTier) => call(tierRoutes.chooseTier, { params: { friendId }, body: { tier } }),
    ...atOnce(client, {
      name: `tier:${friendId}`,
      filters: { queryKey },
      show: (tier: ReviewTier) => client.setQueryData(queryKey, { tier }),
    }),
    // Lists that are narrowed by tags.
    onSuccess: () => outdate(client, FAVORITES),
  });
}

/** The tag that an address names. */
export const readTier = (value: unknown): ReviewTier | undefined =>
  Object.values(ReviewTier).find((tier) => tier === value);
