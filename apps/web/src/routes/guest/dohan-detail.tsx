import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { bookingTexts } from '../../features/booking/index.ts';
import { GuestBookingDetailScreen, NotFound } from '../../features/guest-booking/detail-screen.tsx';
import { AppBar } from '../../ui/bars.tsx';

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
      {bookingId ? <GuestBookingDetailScreen key={bookingId} bookingId={bookingId} /> : <NotFound />}
    </>
  );
}
