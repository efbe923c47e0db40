import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { BookingList, useBookingRefresh } from '#meeting/booking';
import type { ListProps } from '#meeting/booking';
import { castBookingsQuery } from './api/queries.ts';
import { CastBookingCard } from './booking-card.tsx';
import { castBookingTexts as t } from './ja.ts';

/** All bookings of the cast by time and status. */
export function CastBookingList({ filter, onFilter }: ListProps) {
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
