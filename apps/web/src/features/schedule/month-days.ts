import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { isEveningOver } from '@yoimachi/domain/schedule';
import { dayOf, formatMinute } from '../../lib/dates.ts';
import type { Day } from '../../lib/dates.ts';
import type { MonthDay } from '../../ui/month.tsx';

/** The booking of a day that is still to come or runs. */
export function openBooking(schedule: OwnSchedule) {
  return schedule.bookings.find((booking) => !booking.finished);
}

/** Whether a schedule is of today or later, or of last night with a booking that still runs. */
export function isToCome(schedule: OwnSchedule, now: Date): boolean {
  if (schedule.day >= dayOf(now)) return true;
  return !isEveningOver(schedule, now) && openBooking(schedule) !== undefined;
}

/** What the calendar shows for each day; past days only when they were worked or still run. */
export function monthDaysOf(schedules: readonly OwnSchedule[], today: Day): Map<Day, MonthDay> {
  return new Map(
    schedules.flatMap((schedule): [Day, MonthDay][] => {
      const entry = entryOf(schedule, today);
      return entry ? [[schedule.day, entry]] : [];
    }),
  );
}

function entryOf(schedule: OwnSchedule, today: Day): MonthDay | null {
  const booking = openBooking(schedule);
  const count = schedule.requests.length;
  if (booking) return { kind: 'booked', time: formatMinute(booking.startMinute), count };
  if (schedule.day < today) return schedule.bookings.length > 0 ? { kind: 'done' } : null;
  const time = formatMinute(schedule.fromMinute);
  return count > 0 ? { kind: 'requests', time, count } : { kind: 'open', time };
}
