import { createFileRoute } from '@tanstack/react-router';
import { GuestDetailPage } from '#meeting/guest-booking';

export const Route = createFileRoute('/guest/dohan-detail')({
  validateSearch: (search): { readonly bookingId?: string } =>
    typeof search['bookingId'] === 'string' ? { bookingId: search['bookingId'] } : {},
  component: GuestDetailPage,
});
