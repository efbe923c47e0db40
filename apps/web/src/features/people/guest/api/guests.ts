import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { profileRoutes } from '@yoimachi/contract/profile';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pages, query } from '#lib/queries.ts';

/** The guests whom she keeps, or who keep her, newest first, 20 a page. */
export const useFavoriteGuests = (whose: 'mine' | 'theirs') =>
  useInfiniteQuery(
    pages(whose === 'mine' ? favoriteRoutes.listOwnFavoriteGuests : favoriteRoutes.listFavoriteGuests),
  );

/** One guest as she may see him. */
export const guestQuery = (guestId: string) => query(profileRoutes.guestForCast, { params: { guestId } });
