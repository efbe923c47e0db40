import { useNavigate, useSearch } from '@tanstack/react-router';
import { bookingTexts } from '#meeting/booking';
import { SubPage } from '#ui/bars.tsx';
import { CastDayScreen } from './day-screen.tsx';

/** The day of a meeting; which one stands in the address. */
export function CastDayPage() {
  const { bookingId } = useSearch({ from: '/cast/dohan-day' });
  const navigate = useNavigate({ from: '/cast/dohan-day' });
  return (
    <SubPage title={bookingTexts.dayTitle}>
      <CastDayScreen
        bookingId={bookingId}
        onChoose={(next) => void navigate({ search: { bookingId: next }, replace: true })}
      />
    </SubPage>
  );
}
