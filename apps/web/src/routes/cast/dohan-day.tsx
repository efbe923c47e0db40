import { createFileRoute } from '@tanstack/react-router';
import { useBack } from '../../app/use-back.ts';
import { bookingTexts } from '#meeting/booking';
import { CastDayScreen } from '#meeting/cast-booking';
import { AppBar } from '#ui/bars.tsx';

export const Route = createFileRoute('/cast/dohan-day')({
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
      <CastDayScreen
        bookingId={bookingId}
        onChoose={(next) => void navigate({ search: { bookingId: next }, replace: true })}
      />
    </>
  );
}
