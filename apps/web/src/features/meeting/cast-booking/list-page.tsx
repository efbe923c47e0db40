import { lazy, Suspense } from 'react';
import { BookingListPage } from '#meeting/booking';
import { CastBookingList } from './list-screen.tsx';

const WideList = lazy(() => import('./wide-list.tsx'));

/** The bookings of a cast. */
export function CastListPage() {
  return (
    <BookingListPage
      role="cast"
      List={CastBookingList}
      wide={(props) => (
        <Suspense fallback={null}>
          <WideList {...props} />
        </Suspense>
      )}
    />
  );
}
