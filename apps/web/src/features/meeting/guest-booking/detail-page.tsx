import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BookingNotFound, bookingTexts } from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { SubPage } from '#ui/bars.tsx';
import { guestBookingQuery } from './api/queries.ts';
import { GuestBookingDetailScreen } from './detail-screen.tsx';

/** A booking, which stands in the address. */
export function GuestDetailPage() {
  const { bookingId } = useSearch({ from: '/guest/dohan-detail' });
  return (
    <SubPage title={bookingTexts.detailTitle}>
      {bookingId ? <GuestDetail key={bookingId} bookingId={bookingId} /> : <BookingNotFound role="guest" />}
    </SubPage>
  );
}

/** All of one booking, with help beside it where that is answered. */
export function GuestDetail({ bookingId }: { readonly bookingId: string }) {
  return (
    <>
      <GuestBookingDetailScreen bookingId={bookingId} />
      <Help bookingId={bookingId} />
    </>
  );
}

function Help({ bookingId }: { readonly bookingId: string }) {
  const { data } = useQuery(guestBookingQuery(bookingId));
  return <SosBeside participations={data?.participations} />;
}
