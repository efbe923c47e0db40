import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SosBeside } from '../../app/sos/sos-beside.tsx';
import { useBack } from '../../app/use-back.ts';
import { BookingNotFound, bookingTexts } from '#meeting/booking';
import { CastBookingDetailScreen, castBookingQuery } from '#meeting/cast-booking';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/dohan-detail')({
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
        <CastBookingDetailScreen key={bookingId} bookingId={bookingId} />
      ) : (
        <BookingNotFound role="cast" />
      )}
      {bookingId && <Help bookingId={bookingId} />}
    </>
  );
}

function Help({ bookingId }: { readonly bookingId: string }) {
  const { data } = useQuery(castBookingQuery(bookingId));
  return <SosBeside parts={data && [data]} />;
}
