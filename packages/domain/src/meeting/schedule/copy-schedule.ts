import type { Failure } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import { checkSchedule } from './check-schedule.ts';
import { changeEffect, isSameEvening, type ChangeEffect, type DayBooking } from './schedule-change.ts';
import type { Schedule, ScheduleError } from './schedule.ts';

/** What copying a schedule does to one day: registers it, changes the existing one, finds it already the same, or is impossible. */
export type CopyOutcome = 'CREATED' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';

/** A day that a schedule is copied to, as it is. */
export interface CopyTarget<Booking extends DayBooking> {
  readonly day: Day;
  readonly schedule: Schedule | null;
  /** Its open requests and bookings. */
  readonly bookings: readonly Booking[];
}

export interface DayCopy<Booking> {
  readonly day: Day;
  readonly outcome: CopyOutcome;
  /** Why it is impossible, only with REFUSED. */
  readonly failure: Failure<ScheduleError | 'SCHEDULE_HOLDS_BOOKING'> | null;
  /** Nothing is touched unless the outcome is CREATED or CHANGED. */
  readonly effect: ChangeEffect<Booking>;
}

/**
 * What happens at `now` when `source` is copied to a day. Each day is checked by `checkSchedule` and against its own bookings, like a
 * schedule registered or changed there by hand.
 */
export function copyToDay<Booking extends DayBooking>(
  source: Schedule,
  target: CopyTarget<Booking>,
  now: Date,
): DayCopy<Booking> {
  const { day, schedule, bookings } = target;
  const copy = { ...source, day };
  const untouched = { held: [], refused: [], staying: bookings };
  if (schedule && isSameEvening(schedule, copy))
    return { day, outcome: 'UNCHANGED', failure: null, effect: untouched };
  const [failure] = checkSchedule(copy, now, schedule);
  if (failure) return { day, outcome: 'REFUSED', failure, effect: untouched };
  const effect = changeEffect(bookings, copy);
  if (effect.held.length > 0)
    return { day, outcome: 'REFUSED', failure: { code: 'SCHEDULE_HOLDS_BOOKING' }, effect: untouched };
  return { day, outcome: schedule ? 'CHANGED' : 'CREATED', failure: null, effect };
}
