import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '#ui/growing-list.tsx';
import { BookingPanes, type WideListProps } from '#meeting/booking';
import { castBookingsQuery } from './api/queries.ts';
import { CastDetail } from './detail-page.tsx';

/** The bookings of a cast, and all of one of them. */
export default function WideList(props: WideListProps) {
  const bookings = itemsOf(useInfiniteQuery(castBookingsQuery(props.search)));
  return <BookingPanes {...props} bookings={bookings} Detail={CastDetail} />;
}
