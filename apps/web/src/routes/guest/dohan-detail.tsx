import { createFileRoute } from '@tanstack/react-router';
import { GuestDetailPage } from '#meeting/guest-booking';
import { textsOf } from '#lib/unread-search.ts';

export const Route = createFileRoute('/guest/dohan-detail')({
  validateSearch: textsOf('bookingId'),
  component: GuestDetailPage,
});
