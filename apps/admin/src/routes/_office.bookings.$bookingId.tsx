import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '#features/bookings';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/bookings/$bookingId')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'showBooking'),
  component: BookingPage,
});
