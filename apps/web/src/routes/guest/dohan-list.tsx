import { createFileRoute } from '@tanstack/react-router';
import { readListFilter } from '#meeting/booking';
import { GuestListPage } from '#meeting/guest-booking';

export const Route = createFileRoute('/guest/dohan-list')({
  validateSearch: readListFilter,
  component: GuestListPage,
});
