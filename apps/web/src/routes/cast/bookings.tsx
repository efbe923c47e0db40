import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { bookingTexts } from '../../features/booking/index.ts';
import { CastOverviewScreen } from '../../features/cast-home/index.ts';
import { AppBar } from '../../ui/bars.tsx';

export const Route = createFileRoute('/cast/bookings')({ component: OverviewRoute });

function OverviewRoute() {
  return (
    <>
      <AppBar title={bookingTexts.listTitle} onBack={useBack()} />
      <CastOverviewScreen />
    </>
  );
}
