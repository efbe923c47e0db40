import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { profileRoutes } from '@yoimachi/contract/profile';
import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';

/** The guests whom she keeps, or who keep her, newest first, 20 a page. */
export function useFavoriteGuests(whose: 'mine' | 'theirs') {
  const route = whose === 'mine' ? favoriteRoutes.listOwnFavoriteGuests : favoriteRoutes.listFavoriteGuests;
  return useInfiniteQuery({
    queryKey: ['favorite-guests', whose],
    queryFn: ({ pageParam }) => call(route, { query: { ...(pageParam && { cursor: pageParam }) } }),
    ...pagesByCursor,
  });
}

/** One guest as she may see him. */
export function guestQuery(guestId: string) {
  return queryOptions({
    queryKey: ['guest-for-cast', guestId],
    queryFn: () => call(profileRoutes.guestForCast, { params: { guestId } }),
  });
}
