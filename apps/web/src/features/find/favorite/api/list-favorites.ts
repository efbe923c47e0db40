import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

type Page = Awaited<ReturnType<typeof call<typeof favoriteRoutes.listFavorites>>>;

/** The guest's favourites, newest first, 20 a page; of one of his lists where it is named. */
export function useFavorites(groupId: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['casts', 'favorites', groupId],
    queryFn: ({ pageParam }) =>
      call(favoriteRoutes.listFavorites, {
        query: { ...(groupId && { groupId }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.nextCursor,
  });
}
