import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '#meeting/booking';
import { GuestListPage } from '#meeting/guest-booking';

export const Route = createFileRoute('/guest/dohan-list')({
  validateSearch: readListSearch,
  component: GuestListPage,
});
