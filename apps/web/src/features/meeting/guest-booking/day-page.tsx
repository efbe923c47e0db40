import { useNavigate, useSearch } from '@tanstack/react-router';
import { bookingTexts } from '#meeting/booking';
import { SubPage } from '#ui/bars.tsx';
import { GuestDayScreen } from './day-screen.tsx';

/** The day of a meeting; which one stands in the address. */
export function GuestDayPage() {
  const { bookingId } = useSearch({ from: '/guest/dohan-day' });
  const navigate = useNavigate({ from: '/guest/dohan-day' });
  return (
    <SubPage title={bookingTexts.dayTitle}>
      <GuestDayScreen
        bookingId={bookingId}
        onChoose={(next) => void navigate({ search: { bookingId: next }, replace: true })}
      />
    </SubPage>
  );
}
