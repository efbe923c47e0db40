import { later } from '#ui/lib/later.tsx';
import { BookingListPage } from '#meeting/booking';
import { CastBookingList } from './list-screen.tsx';

const WideList = later(() => import('./wide-list.tsx'));

/** The bookings of a cast. */
export function CastListPage() {
  return <BookingListPage role="cast" List={CastBookingList} wide={(props) => <WideList {...props} />} />;
}
