import { useQuery } from '@tanstack/react-query';
import { BookingDayScreen } from '#meeting/booking';
import type { DayAddress } from '#meeting/booking';
import { todayBookingsQuery } from './api/queries.ts';
import { DayMeeting } from './day-meeting.tsx';
import { castSide } from './side.ts';

/** The meeting day: arrive, answer an extension, end, leave safely. */
export function CastDayScreen(address: DayAddress) {
  const query = useQuery(todayBookingsQuery());
  return (
    <BookingDayScreen {...address} side={castSide} query={query}>
      {(booking, now, chooser) => (
        <DayMeeting key={booking.bookingId} booking={booking} now={now}>
          {chooser}
        </DayMeeting>
      )}
    </BookingDayScreen>
  );
}
