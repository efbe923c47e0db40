import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

type Page = Awaited<ReturnType<typeof call<typeof favoriteRoutes.listFavorites>>>;

/** The guest's favourites, newest first, 20 a page. */
export function useFavorites() {
  return useInfiniteQuery({
    queryKey: ['casts', 'favorites'],
    queryFn: ({ pageParam }) =>
      call(favoriteRoutes.listFavorites, { query: { ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.nextCursor,
  });
}
