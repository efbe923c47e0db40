import { createFileRoute } from '@tanstack/react-router';
import { GuestListsPage, readGroupSearch } from '#find/group';

/** A guest's lists of his favourites; `groupId`: one of them. */
export const Route = createFileRoute('/guest/favorite/lists')({
  validateSearch: readGroupSearch,
  component: GuestListsPage,
});
