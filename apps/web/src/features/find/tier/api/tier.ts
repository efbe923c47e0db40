import { ReviewTier } from '@yoimachi/domain/review';
import { tierRoutes } from '@yoimachi/contract/tier';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const tierQuery = (friendId: string) =>
  queryOptions({
    queryKey: ['tier', friendId],
    queryFn: () => call(tierRoutes.readTier, { params: { friendId } }),
  });

/** Chooses a tag; it shows at once and goes back when it cannot be kept. Of quick taps the last one decides. */
export function useChooseTier(friendId: string) {
  const client = useQueryClient();
  const { queryKey } = tierQuery(friendId);
  return useMutation({
    scope: { id: `tier:${friendId}` },
    mutationFn: (tier: ReviewTier) => call(tierRoutes.chooseTier, { params: { friendId }, body: { tier } }),
    onMutate: async (tier) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { tier });
    },
    onError: () => client.invalidateQueries({ queryKey }),
    // Lists that are narrowed by tags.
    onSuccess: () => client.invalidateQueries({ queryKey: ['casts', 'favorites'], refetchType: 'none' }),
  });
}

/** The tag that an address names. */
export const readTier = (value: unknown): ReviewTier | undefined =>
  Object.values(ReviewTier).find((tier) => tier === value);
