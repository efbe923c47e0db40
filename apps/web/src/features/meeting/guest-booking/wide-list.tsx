import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '#ui/growing-list.tsx';
import { BookingPanes, type WideListProps } from '#meeting/booking';
import { guestBookingsQuery } from './api/queries.ts';
import { GuestDetail } from './detail-page.tsx';

/** The bookings of a guest, and all of one of them. */
export default function WideList(props: WideListProps) {
  const bookings = itemsOf(useInfiniteQuery(guestBookingsQuery(props.search)));
  return <BookingPanes {...props} bookings={bookings} Detail={GuestDetail} />;
}
