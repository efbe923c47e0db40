import { createFileRoute } from '@tanstack/react-router';
import { FavoritePage, unreadFavorites } from '#find/favorite';

/** A guest's favourites; `groupId`: those of one of his lists, `tier`: those with one of his tags. */
export const Route = createFileRoute('/guest/favorite/')({
  validateSearch: unreadFavorites,
  component: FavoritePage,
});
