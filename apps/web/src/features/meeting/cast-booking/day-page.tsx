import { useQuery } from '@tanstack/react-query';
import { BookingDayPage } from '#meeting/booking';
import { todayBookingsQuery } from './api/queries.ts';
import { DayMeeting } from './day-meeting.tsx';
import { castSide } from './side.ts';

/** The meeting day of a cast: arrive, answer an extension, end, leave safely. */
export function CastDayPage() {
  return <BookingDayPage side={castSide} query={useQuery(todayBookingsQuery())} DayMeeting={DayMeeting} />;
}
