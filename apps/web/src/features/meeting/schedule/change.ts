import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { changeEffect, checkDeletion, isSameEvening } from '@yoimachi/domain/schedule';
import type { ChangeEffect, Schedule, ScheduleInput } from '@yoimachi/domain/schedule';
import { openBookings, type NamedBooking } from './day-bookings.ts';

/** What saving the form would do to the day's requests and bookings; nothing while a time is missing or nothing has changed. */
export function effectOfSaving(
  schedule: OwnSchedule | null,
  input: ScheduleInput,
): ChangeEffect<NamedBooking> {
  if (!schedule || !isComplete(input) || isSameEvening(schedule, input))
    return { held: [], refused: [], staying: [] };
  return changeEffect(openBookings(schedule), input);
}

/** Whether the schedule can be deleted; its requests are refused with it. */
export function isDeletable(schedule: OwnSchedule, now: Date): boolean {
  return checkDeletion(schedule, schedule.bookings.length > 0, now) === null;
}

function isComplete(input: ScheduleInput): input is Schedule {
  return input.fromMinute !== null && input.toMinute !== null && input.workMinute !== null;
}
