import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BookingNotFound, bookingTexts } from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { SubPage } from '#ui/bars.tsx';
import { guestBookingQuery } from './api/queries.ts';
import { GuestBookingDetailScreen } from './detail-screen.tsx';

/** A booking, with help beside it where that is answered; which one stands in the address. */
export function GuestDetailPage() {
  const { bookingId } = useSearch({ from: '/guest/dohan-detail' });
  return (
    <SubPage title={bookingTexts.detailTitle}>
      {bookingId ? (
        <GuestBookingDetailScreen key={bookingId} bookingId={bookingId} />
      ) : (
        <BookingNotFound role="guest" />
      )}
      {bookingId && <Help bookingId={bookingId} />}
    </SubPage>
  );
}

function Help({ bookingId }: { readonly bookingId: string }) {
  const { data } = useQuery(guestBookingQuery(bookingId));
  return <SosBeside participations={data?.participations} />;
}
