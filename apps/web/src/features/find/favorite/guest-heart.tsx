import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#ui/icon-button.tsx';
import { favoriteTexts } from './ja.ts';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { groupRoutes } from '@yoimachi/contract/group';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { useHeart } from './api/use-heart.ts';

interface Props {
  readonly guest: { readonly userId: string; readonly nickname: string };
  /** Where a list has said it already. */
  readonly favorite?: boolean | undefined;
}

/** A guest's heart, for casts: pressed means he is her favourite. He never learns of it. Nothing where she may not keep him. */
export function GuestHeart({ guest: { userId, nickname }, favorite }: Props) {
  const query = useQuery({
    ...guestHeartQuery(userId),
    ...(favorite !== undefined && { initialData: { favorite } }),
  });
  const { mutate } = useToggleGuest(userId);
  if (!query.data) return null;
  const isKept = query.data.favorite;
  return (
    <IconButton
      icon={isKept ? 'heartFilled' : 'heart'}
      label={favoriteTexts.keep(nickname)}
      aria-pressed={isKept}
      onClick={() => mutate(!isKept)}
      {...(isKept && { iconClassName: 'text-primary' })}
    />
  );
}

/** Whether she keeps a guest. */
const guestHeartQuery = (guestId: string) => query(favoriteRoutes.findFavoriteGuest, { params: { guestId } });

/** Keeps or drops a guest. */
function useToggleGuest(guestId: string) {
  const client = useQueryClient();
  return useHeart({
    key: ['guest-heart', guestId],
    send: (favorite) =>
      favorite
        ? call(favoriteRoutes.addFavoriteGuest, { body: { guestId } })
        : call(favoriteRoutes.removeFavoriteGuest, { params: { guestId } }),
    mark: (favorite) => client.setQueryData(guestHeartQuery(guestId).queryKey, { favorite }),
    reads: [favoriteRoutes.findFavoriteGuest],
    lists: [favoriteRoutes.listOwnFavoriteGuests, favoriteRoutes.listFavoriteGuests, groupRoutes],
    isTold: true,
  });
}
