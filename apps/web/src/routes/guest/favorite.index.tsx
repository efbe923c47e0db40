import { createFileRoute } from '@tanstack/react-router';
import { FavoritePage } from '#find/favorite';

/** A guest's favourites; `groupId`: those of one of his lists. */
export const Route = createFileRoute('/guest/favorite/')({
  validateSearch: ({ groupId }): { readonly groupId?: string } =>
    typeof groupId === 'string' ? { groupId } : {},
  component: FavoritePage,
});
