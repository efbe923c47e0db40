import { createFileRoute } from '@tanstack/react-router';
import { CastGroupsPage, readGroupSearch } from '#find/group';

/** Her groups of guests; `groupId`: one of them. */
export const Route = createFileRoute('/cast/group')({
  validateSearch: readGroupSearch,
  component: CastGroupsPage,
});
