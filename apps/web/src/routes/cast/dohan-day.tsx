import { createFileRoute } from '@tanstack/react-router';
import { CastDayPage } from '#meeting/cast-booking';

export const Route = createFileRoute('/cast/dohan-day')({
  validateSearch: (search): { readonly bookingId?: string } =>
    typeof search['bookingId'] === 'string' ? { bookingId: search['bookingId'] } : {},
  component: CastDayPage,
});
