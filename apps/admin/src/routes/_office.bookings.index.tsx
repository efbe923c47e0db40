import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage, bookingsSearch } from '#features/bookings';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/bookings/')({
  validateSearch: bookingsSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listBookings'),
  component: BookingsPage,
});
