import { useQuery } from '@tanstack/react-query';
import { BookingDayScreen } from '#meeting/booking';
import type { DayAddress } from '#meeting/booking';
import { todayGuestBookingsQuery } from './api/queries.ts';
import { DayMeeting } from './day-meeting.tsx';
import { guestSide } from './side.ts';

/** The meeting day: meet, extend, finish, review. */
export function GuestDayScreen(address: DayAddress) {
  const query = useQuery(todayGuestBookingsQuery());
  return (
    <BookingDayScreen {...address} side={guestSide} query={query}>
      {(booking, now, chooser) => (
        <DayMeeting key={booking.bookingId} booking={booking} now={now}>
          {chooser}
        </DayMeeting>
      )}
    </BookingDayScreen>
  );
}
