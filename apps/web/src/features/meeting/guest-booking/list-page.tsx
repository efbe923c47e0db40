import { lazy, Suspense } from 'react';
import { BookingListPage } from '#meeting/booking';
import { GuestBookingList } from './list-screen.tsx';

const WideList = lazy(() => import('./wide-list.tsx'));

/** The bookings of a guest. */
export function GuestListPage() {
  return (
    <BookingListPage
      role="guest"
      List={GuestBookingList}
      wide={(props) => (
        <Suspense fallback={null}>
          <WideList {...props} />
        </Suspense>
      )}
    />
  );
}
