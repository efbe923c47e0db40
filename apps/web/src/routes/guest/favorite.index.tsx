import { createFileRoute } from '@tanstack/react-router';
import { FavoritePage, type FavoriteSearch } from '#find/favorite';
import { unreadSearch } from '#lib/unread-search.ts';

/** A guest's favourites; `groupId`: those of one of his lists, `tier`: those with one of his tags. */
export const Route = createFileRoute('/guest/favorite/')({
  validateSearch: unreadSearch<FavoriteSearch>,
  component: FavoritePage,
});
