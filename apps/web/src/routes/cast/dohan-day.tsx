import { createFileRoute } from '@tanstack/react-router';
import { CastDayPage } from '#meeting/cast-booking';
import { textsOf } from '#lib/unread-search.ts';

export const Route = createFileRoute('/cast/dohan-day')({
  validateSearch: textsOf('bookingId'),
  component: CastDayPage,
});
