import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { castReads } from '#lib/cast-reads.ts';
import { markFavorite } from '../mark-favorite.ts';
import { useHeart } from './use-heart.ts';

/** Adds or drops a favourite; `isTold` false: without a message. */
export function useToggleFavorite(castId: string, isTold: boolean) {
  'use no memo';
  const client = useQueryClient();
  return useHeart({
    key: ['favorite', castId],
    send: (favorite) =>
      favorite
        ? call(favoriteRoutes.addFavorite, { body: { castId } })
        : call(favoriteRoutes.removeFavorite, { params: { castId } }),
    mark: (favorite) => markFavorite(client, castId, favorite),
    reads: castReads,
    lists: [favoriteRoutes.listFavorites],
    isTold,
  });
}
