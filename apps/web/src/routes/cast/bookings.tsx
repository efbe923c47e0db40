import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { bookingTexts } from '#meeting/booking';
import { CastOverviewScreen } from '#meeting/cast-home';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/bookings')({ component: OverviewRoute });

function OverviewRoute() {
  return (
    <>
      <AppBar title={bookingTexts.listTitle} onBack={useBack()} />
      <CastOverviewScreen />
    </>
  );
}
