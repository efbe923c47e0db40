import { later } from '#ui/lib/later.tsx';
import { BookingListPage } from '#meeting/booking';
import { GuestBookingList } from './list-screen.tsx';

const WideList = later(() => import('./wide-list.tsx'));

/** The bookings of a guest. */
export function GuestListPage() {
  return <BookingListPage role="guest" List={GuestBookingList} wide={(props) => <WideList {...props} />} />;
}
