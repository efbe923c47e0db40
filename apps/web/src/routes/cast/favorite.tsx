import { createFileRoute } from '@tanstack/react-router';
import { FavoriteGuestsPage, readFavoriteSearch } from '#people/guest';

/** The guests whom she keeps, or who keep her; `guestId`: one of them. */
export const Route = createFileRoute('/cast/favorite')({
  validateSearch: readFavoriteSearch,
  component: FavoriteGuestsPage,
});
