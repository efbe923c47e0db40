import { createFileRoute } from '@tanstack/react-router';
import { readListFilter } from '#meeting/booking';
import { CastListPage } from '#meeting/cast-booking';

export const Route = createFileRoute('/cast/dohan-list')({
  validateSearch: readListFilter,
  component: CastListPage,
});
