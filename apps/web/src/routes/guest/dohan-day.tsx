import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { bookingTexts } from '#meeting/booking';
import { GuestDayScreen } from '../../features/meeting/guest-booking/day-screen.tsx';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/guest/dohan-day')({
  validateSearch: (search): { readonly bookingId?: string } =>
    typeof search['bookingId'] === 'string' ? { bookingId: search['bookingId'] } : {},
  component: DayRoute,
});

function DayRoute() {
  const { bookingId } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <AppBar title={bookingTexts.dayTitle} onBack={useBack()} />
      <GuestDayScreen
        bookingId={bookingId}
        onChoose={(next) => void navigate({ search: { bookingId: next }, replace: true })}
      />
    </>
  );
}
