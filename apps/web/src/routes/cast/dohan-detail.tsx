import { createFileRoute } from '@tanstack/react-router';
import { CastDetailPage } from '#meeting/cast-booking';
import { textsOf } from '#lib/unread-search.ts';

export const Route = createFileRoute('/cast/dohan-detail')({
  validateSearch: textsOf('bookingId'),
  component: CastDetailPage,
});
