import { later } from '#ui/lib/later.tsx';
import { BookingListPage, BookingList, useBookingRefresh, type ListProps } from '#meeting/booking';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { castBookingsQuery } from './api/queries.ts';
import { CastBookingCard } from './booking-card.tsx';
import { castBookingTexts as t } from './ja.ts';

const WideList = later(() => import('./wide-list.tsx'));

/** The bookings of a cast. */
export function CastListPage() {
  return <BookingListPage role="cast" List={CastBookingList} wide={(props) => <WideList {...props} />} />;
}

/** All bookings of the cast by time and status. */
function CastBookingList({ filter, onFilter }: ListProps) {
  const now = useNow();
  const list = useInfiniteQuery(castBookingsQuery(filter));
  useBookingRefresh(itemsOf(list), now);
  return (
    <BookingList
      role="cast"
      filter={filter}
      onFilter={onFilter}
      list={list}
      item={(booking) => <CastBookingCard booking={booking} now={now} />}
      emptyDetail={t.emptyDetail}
      emptyAction={<ButtonLink to="/cast/setting/setting-schedule" label={t.toSchedule} />}
    />
  );
}
