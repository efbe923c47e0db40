import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { isEveningOver } from '@yoimachi/domain/schedule';
import { addMonths, dayOf, daysBetween, formatMinute, instantAt, monthOf, type Day } from '#lib/dates.ts';
import type { MonthDay } from '#ui/month.tsx';

/** The day's booking that is upcoming or running. */
export function openBooking(schedule: OwnSchedule) {
  return schedule.bookings.find((booking) => !booking.finished);
}

/** Days left from which on a month is worth opening. */
const WORTH_DAYS = 7;

/** The month with the next useful days: this one, or the next one when fewer than seven days of it are left. */
export function openingMonth(today: Day): string {
  const next = addMonths(monthOf(today), 1);
  return daysBetween(today, `${next}-01`) < WORTH_DAYS ? next : monthOf(today);
}

/** Whether a schedule is for today or later, or for last night with a booking still running. */
export function isToCome(schedule: OwnSchedule, now: Date): boolean {
  if (schedule.day >= dayOf(now)) return true;
  return !isEveningOver(schedule, now) && openBooking(schedule) !== undefined;
}

/** What is on a day: a booking, requests, nothing yet, or all over. */
export type DayState = 'booked' | 'requests' | 'open' | 'done';

/** A day's state, for its calendar cell and its row in the list. */
export function stateOf(schedule: OwnSchedule, now: Date): DayState {
  if (openBooking(schedule)) return 'booked';
  // She is at work.
  if (instantAt(schedule.day, schedule.workMinute) <= now) return 'done';
  if (schedule.requests.length > 0) return 'requests';
  return schedule.bookings.length > 0 ? 'done' : 'open';
}

/** What the calendar shows for each day; past days only if they were worked or are still running. */
export function monthDaysOf(schedules: readonly OwnSchedule[], now: Date): Map<Day, MonthDay> {
  const isShown = (schedule: OwnSchedule) => schedule.day >= dayOf(now) || schedule.bookings.length > 0;
  return new Map(schedules.filter(isShown).map((schedule) => [schedule.day, entryOf(schedule, now)]));
}

function entryOf(schedule: OwnSchedule, now: Date): MonthDay {
  const kind = stateOf(schedule, now);
  if (kind === 'done') return { kind };
  const time = formatMinute(openBooking(schedule)?.startMinute ?? schedule.fromMinute);
  return kind === 'open' ? { kind, time } : { kind, time, count: schedule.requests.length };
}
