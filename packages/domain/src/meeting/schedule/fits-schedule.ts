import { instantAt, type Day } from '@yoimachi/domain/time';
import { END_BEFORE_WORK_MINUTES, type Schedule } from './schedule.ts';

/**
 * Whether a schedule still holds a booking: same day, the session within the available time and its current end at
 * least 15 minutes before work. An extended approved booking may exceed the available time, so only its `plannedEndsAt` is compared with it
 * (rules.md 5 and 6).
 */
export function fitsSchedule(
  booking: {
    readonly day: Day;
    readonly startsAt: Date;
    readonly plannedEndsAt: Date;
    readonly endsAt: Date;
  },
  schedule: Pick<Schedule, 'day' | 'fromMinute' | 'toMinute' | 'workMinute'> | null,
): boolean {
  if (schedule === null || schedule.day !== booking.day) return false;
  const { day, fromMinute, toMinute, workMinute } = schedule;
  return (
    booking.startsAt >= instantAt(day, fromMinute) &&
    booking.plannedEndsAt <= instantAt(day, toMinute) &&
    booking.endsAt <= instantAt(day, workMinute - END_BEFORE_WORK_MINUTES)
  );
}
