import { createFileRoute } from '@tanstack/react-router';
import { FilterPage, unreadFilters } from '#find/search';

export const Route = createFileRoute('/guest/search')({
  validateSearch: unreadFilters,
  component: FilterPage,
});
