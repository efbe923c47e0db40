import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BookingNotFound, bookingTexts } from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { SubPage } from '#ui/bars.tsx';
import { castBookingQuery } from './api/queries.ts';
import { CastBookingDetailScreen } from './detail-screen.tsx';

/** A booking, which stands in the address. */
export function CastDetailPage() {
  const { bookingId } = useSearch({ from: '/cast/dohan-detail' });
  return (
    <SubPage title={bookingTexts.detailTitle}>
      {bookingId ? <CastDetail key={bookingId} bookingId={bookingId} /> : <BookingNotFound role="cast" />}
    </SubPage>
  );
}

/** All of one booking, with help beside it where that is answered. */
export function CastDetail({ bookingId }: { readonly bookingId: string }) {
  return (
    <>
      <CastBookingDetailScreen bookingId={bookingId} />
      <Help bookingId={bookingId} />
    </>
  );
}

function Help({ bookingId }: { readonly bookingId: string }) {
  const { data } = useQuery(castBookingQuery(bookingId));
  return <SosBeside participations={data && [data]} />;
}
