import { createFileRoute } from '@tanstack/react-router';
import { GuestDayPage } from '#meeting/guest-booking';
import { textsOf } from '#lib/unread-search.ts';

export const Route = createFileRoute('/guest/dohan-day')({
  validateSearch: textsOf('bookingId'),
  component: GuestDayPage,
});
