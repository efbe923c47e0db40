import { useQuery } from '@tanstack/react-query';
import { BookingDetailPage } from '#meeting/booking';
import { SosBeside } from '#people/safety';
import { guestBookingQuery } from './api/queries.ts';
import { GuestBookingDetailScreen } from './detail-screen.tsx';

/** The booking of a guest that stands in the address. */
export function GuestDetailPage() {
  return <BookingDetailPage role="guest" Detail={GuestDetail} />;
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
