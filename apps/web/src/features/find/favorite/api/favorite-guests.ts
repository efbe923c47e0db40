import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { useHeart } from './use-heart.ts';

/** Whether she keeps a guest. */
export const guestHeartQuery = (guestId: string) =>
  query(favoriteRoutes.findFavoriteGuest, { params: { guestId } });

/** Keeps or drops a guest. */
export function useToggleGuest(guestId: string) {
  const client = useQueryClient();
  return useHeart({
    key: ['guest-heart', guestId],
    send: (favorite) =>
      favorite
        ? call(favoriteRoutes.addFavoriteGuest, { body: { guestId } })
        : call(favoriteRoutes.removeFavoriteGuest, { params: { guestId } }),
    mark: (favorite) => client.setQueryData(guestHeartQuery(guestId).queryKey, { favorite }),
    lists: [favoriteRoutes.listOwnFavoriteGuests, favoriteRoutes.listFavoriteGuests, groupRoutes],
    isTold: true,
  });
}
