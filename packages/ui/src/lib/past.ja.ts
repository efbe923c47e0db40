import { dayOf, daysBetween, formatDayShort, formatMinute, minuteOfDay } from './dates.ts';

/** When something was told: 「本日 17:05」, 「昨日 21:02」, 「11/18（水）20:12」. */
export function formatPast(at: Date, now: Date): string {
  const day = dayOf(at);
  const time = formatMinute(minuteOfDay(at, day));
  const distance = daysBetween(day, dayOf(now));
  if (distance === 0) return `本日 ${time}`;
  return distance === 1 ? `昨日 ${time}` : `${formatDayShort(day)}${time}`;
}
