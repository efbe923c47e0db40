import { createFileRoute } from '@tanstack/react-router';
import { CastDetailPage } from '#meeting/cast-booking';

export const Route = createFileRoute('/cast/dohan-detail')({
  validateSearch: (search): { readonly bookingId?: string } =>
    typeof search['bookingId'] === 'string' ? { bookingId: search['bookingId'] } : {},
  component: CastDetailPage,
});
