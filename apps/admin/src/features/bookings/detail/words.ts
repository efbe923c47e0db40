import type { Day } from '@yoimachi/domain/time';
import { dayOf, formatDayShort, formatMinute, minuteOfDay } from '#ui/lib/dates.ts';

/** A time of the meeting's own day as a clock time that keeps counting past midnight; of another day with the day. */
export function timeOn(at: string, day: Day): string {
  const when = new Date(at);
  const minute = minuteOfDay(when, day);
  if (minute >= 0 && minute < 36 * 60) return formatMinute(minute);
  return `${formatDayShort(dayOf(when))} ${formatMinute(minuteOfDay(when, dayOf(when)))}`;
}
