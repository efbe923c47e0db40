import type { ReactNode } from 'react';
import { BookingPanes, type ListSearch } from '#meeting/booking';
import { GuestDetail } from './detail-page.tsx';

interface Props {
  readonly search: ListSearch;
  readonly list: ReactNode;
}

/** The list and one of its bookings, from 1280 px. */
export default function WideList({ search, list }: Props) {
  return (
    <BookingPanes search={search} list={list}>
      {(bookingId) => <GuestDetail key={bookingId} bookingId={bookingId} />}
    </BookingPanes>
  );
}
