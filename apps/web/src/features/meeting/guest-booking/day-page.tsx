import { useQuery } from '@tanstack/react-query';
import { BookingDayPage } from '#meeting/booking';
import { todayGuestBookingsQuery } from './api/queries.ts';
import { DayMeeting } from './day-meeting.tsx';
import { guestSide } from './side.ts';

/** The meeting day of a guest: meet, extend, finish, review. */
export function GuestDayPage() {
  return (
    <BookingDayPage side={guestSide} query={useQuery(todayGuestBookingsQuery())} DayMeeting={DayMeeting} />
  );
}
