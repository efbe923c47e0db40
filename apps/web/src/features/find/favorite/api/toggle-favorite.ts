import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, isNetworkError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { showToast } from '#lib/toast.ts';
import { favoriteTexts } from '../ja.ts';
import { markFavorite } from '../mark-favorite.ts';

/**
 * Adds or drops a favourite. The heart changes at once and reverts if the call fails. Quick taps are sent one after the other, so the last
 * one decides. Where the screen itself shows it, there is no message (`isTold` false).
 */
export function useToggleFavorite(castId: string, isTold: boolean) {
  const client = useQueryClient();
  const mutationKey = ['favorite', castId];
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  return useMutation({
    mutationKey,
    scope: { id: `favorite:${castId}` },
    mutationFn: (favorite: boolean) =>
      favorite
        ? call(favoriteRoutes.addFavorite, { body: { castId } })
        : call(favoriteRoutes.removeFavorite, { params: { castId } }),
    onMutate: (favorite) => markFavorite(client, castId, favorite),
    onSuccess: (_, favorite) => {
      if (!isLast()) return;
      markFavorite(client, castId, favorite);
      if (isTold) showToast(favorite ? favoriteTexts.added : favoriteTexts.removed);
      // The favourites list keeps dropped casts until it is reopened, so that a slip can be undone there.
      void client.invalidateQueries({ queryKey: ['casts', 'favorites'], refetchType: 'none' });
    },
    onError: (error, favorite) => {
      if (isLast()) markFavorite(client, castId, !favorite);
      if (!isNetworkError(error)) showToast(errorMessage(error), 'danger');
    },
  });
}
