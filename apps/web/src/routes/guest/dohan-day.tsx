import { createFileRoute } from '@tanstack/react-router';
import { GuestDayPage } from '#meeting/guest-booking';

export const Route = createFileRoute('/guest/dohan-day')({
  validateSearch: (search): { readonly bookingId?: string } =>
    typeof search['bookingId'] === 'string' ? { bookingId: search['bookingId'] } : {},
  component: GuestDayPage,
});
