import { useQuery } from '@tanstack/react-query';
import { BookingDetailPage } from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { castBookingQuery } from './api/queries.ts';
import { CastBookingDetailScreen } from './detail-screen.tsx';

/** The booking of a cast that stands in the address. */
export function CastDetailPage() {
  return <BookingDetailPage role="cast" Detail={CastDetail} />;
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
