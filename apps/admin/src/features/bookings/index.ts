export { BookingPage } from './booking-page.tsx';
export { BookingsPage } from './bookings-page.tsx';
export { bookingsSearch } from './search.ts';
