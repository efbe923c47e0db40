import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BookingNotFound, bookingTexts } from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { SubPage } from '#ui/bars.tsx';
import { castBookingQuery } from './api/queries.ts';
import { CastBookingDetailScreen } from './detail-screen.tsx';

/** A booking, with help beside it where that is answered; which one stands in the address. */
export function CastDetailPage() {
  const { bookingId } = useSearch({ from: '/cast/dohan-detail' });
  return (
    <SubPage title={bookingTexts.detailTitle}>
      {bookingId ? (
        <CastBookingDetailScreen key={bookingId} bookingId={bookingId} />
      ) : (
        <BookingNotFound role="cast" />
      )}
      {bookingId && <Help bookingId={bookingId} />}
    </SubPage>
  );
}

function Help({ bookingId }: { readonly bookingId: string }) {
  const { data } = useQuery(castBookingQuery(bookingId));
  return <SosBeside participations={data && [data]} />;
}
