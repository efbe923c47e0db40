import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { itemsOf } from '#ui/growing-list.tsx';
import { BookingPanes, type ListSearch } from '#meeting/booking';
import { castBookingsQuery } from './api/queries.ts';
import { CastDetail } from './detail-page.tsx';

interface Props {
  readonly search: ListSearch;
  readonly list: ReactNode;
}

/** The list and one of its bookings, the first until one is chosen, from 1280 px. */
export default function WideList({ search, list }: Props) {
  const { bookingId: _, ...filter } = search;
  const [first] = itemsOf(useInfiniteQuery(castBookingsQuery(filter)));
  return (
    <BookingPanes {...{ search, list }} first={first?.bookingId}>
      {(bookingId) => <CastDetail key={bookingId} bookingId={bookingId} />}
    </BookingPanes>
  );
}
