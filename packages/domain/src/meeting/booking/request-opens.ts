import { REQUEST_LEAD_HOURS } from './limits.ts';
import { STEP_MINUTES } from '@yoimachi/domain/schedule';
import { addMinutes, minuteOfDay, type Day } from '@yoimachi/domain/time';

/** The first minute of `day` at which a request sent now may start: after the lead time, on the grid (rules.md 5). */
export function requestOpensAt(day: Day, now: Date): number {
  const earliest = minuteOfDay(addMinutes(now, REQUEST_LEAD_HOURS * 60), day);
  return Math.max(0, Math.ceil(earliest / STEP_MINUTES) * STEP_MINUTES);
}
