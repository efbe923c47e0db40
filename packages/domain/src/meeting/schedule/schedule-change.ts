import type { Failure } from '@yoimachi/domain/result';
import { fitsSchedule } from './fits-schedule.ts';
import { isEveningOver, type Schedule } from './schedule.ts';

/** A request or booking of a day, as far as it matters for a change of the day's schedule. */
export type DayBooking = Parameters<typeof fitsSchedule>[0] & {
  /** It is waiting for her answer; otherwise she has approved it. */
  readonly isPending: boolean;
};

export interface ChangeEffect<Booking> {
  /** Approved bookings the change would leave without a place: it is refused while there are any. */
  readonly held: readonly Booking[];
  /** Requests that the change refuses. */
  readonly refused: readonly Booking[];
  /** What continues under the new schedule. */
  readonly staying: readonly Booking[];
}

/** What a changed or removed (null) schedule does to the open requests and bookings of its day (rules.md 5). */
export function changeEffect<Booking extends DayBooking>(
  bookings: readonly Booking[],
  next: Parameters<typeof fitsSchedule>[1],
): ChangeEffect<Booking> {
  const isFit = (booking: Booking) => fitsSchedule(booking, next);
  return {
    held: bookings.filter((booking) => !isFit(booking) && !booking.isPending),
    refused: bookings.filter((booking) => !isFit(booking) && booking.isPending),
    staying: bookings.filter(isFit),
  };
}

/**
 * What prevents deleting a schedule at `now`; null if nothing does. A past day stays, and so does one with an approved booking, even after
 * its meeting: both people's records show that evening's place.
 */
export function checkDeletion(
  schedule: Pick<Schedule, 'day' | 'workMinute'>,
  hasBookings: boolean,
  now: Date,
): Failure<'SCHEDULE_PAST' | 'SCHEDULE_HOLDS_BOOKING'> | null {
  if (isEveningOver(schedule, now)) return { code: 'SCHEDULE_PAST', field: 'day' };
  return hasBookings ? { code: 'SCHEDULE_HOLDS_BOOKING' } : null;
}

/** Whether two schedules have the same content; their days are not compared. */
export function isSameEvening(a: Omit<Schedule, 'day'>, b: Omit<Schedule, 'day'>): boolean {
  return (
    a.fromMinute === b.fromMinute &&
    a.toMinute === b.toMinute &&
    a.workMinute === b.workMinute &&
    a.workingBar === b.workingBar &&
    a.cantJoinAlone === b.cantJoinAlone
  );
}
