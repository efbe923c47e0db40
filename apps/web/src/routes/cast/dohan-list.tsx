import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '#meeting/booking';
import { CastListPage } from '#meeting/cast-booking';

export const Route = createFileRoute('/cast/dohan-list')({
  validateSearch: readListSearch,
  component: CastListPage,
});
