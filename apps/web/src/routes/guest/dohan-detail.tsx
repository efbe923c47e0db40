import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SosBeside } from '../../app/sos/sos-beside.tsx';
import { useBack } from '../../app/use-back.ts';
import { BookingNotFound, bookingTexts } from '#meeting/booking';
import { guestBookingQuery } from '../../features/meeting/guest-booking/api/queries.ts';
import { GuestBookingDetailScreen } from '../../features/meeting/guest-booking/detail-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/dohan-detail')({
  validateSearch: (search): { readonly bookingId?: string } =>
    typeof search['bookingId'] === 'string' ? { bookingId: search['bookingId'] } : {},
  component: DetailRoute,
});

function DetailRoute() {
  const { bookingId } = Route.useSearch();
  return (
    <>
      <AppBar title={bookingTexts.detailTitle} onBack={useBack()} />
      {bookingId ? (
        <GuestBookingDetailScreen key={bookingId} bookingId={bookingId} />
      ) : (
        <BookingNotFound role="guest" />
      )}
      {bookingId && <Help bookingId={bookingId} />}
    </>
  );
}

function Help({ bookingId }: { readonly bookingId: string }) {
  const { data } = useQuery(guestBookingQuery(bookingId));
  return <SosBeside parts={data?.parts} />;
}
