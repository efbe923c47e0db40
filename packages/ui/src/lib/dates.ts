/**
 * The one date module of the screens. Instants are `Date` (answers carry them as ISO text: `new Date(text)`), days are
 * 'YYYY-MM-DD' in Tokyo, times of a business day are minutes from its 00:00.
 */
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatDayShort,
  formatMinute,
  formatTime,
  minuteOfDay,
  weekdayLabel,
  weekdayOf,
} from '@yoimachi/domain/time';
import type { Day } from '@yoimachi/domain/time';

export {
  addDays,
  addMinutes,
  compactDay,
  dayOf,
  daysBetween,
  formatDay,
  formatDayBare,
  formatDayLong,
  formatDayShort,
  formatMinute,
  formatTime,
  instantAt,
  isDay,
  minuteOfDay,
  monthDays,
  weekdayLabel,
  weekdayOf,
} from '@yoimachi/domain/time';
export type { Day } from '@yoimachi/domain/time';

/** 「2026/11/24 17:30」 of an instant as an answer carries it. */
export function formatMoment(instant: string): string {
  const at = new Date(instant);
  return `${formatDay(dayOf(at))} ${formatTime(at)}`;
}

/** 「11月24日」 */
export function formatMonthDay(day: Day): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
}

/** 「11月24日（火）」 */
export function formatMonthDayLong(day: Day): string {
  return `${formatMonthDay(day)}（${weekdayLabel(day)}）`;
}

/** 「2026年11月」 of a month 'YYYY-MM'. */
export function formatMonth(month: string): string {
  return `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`;
}

/** 「17:30 – 19:00」; past midnight the hours keep counting. */
export function formatSpan(fromMinute: number, toMinute: number): string {
  return `${formatMinute(fromMinute)} – ${formatMinute(toMinute)}`;
}

/** 「45分」, 「1時間」, 「1時間15分」 */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}分`;
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
}

/** 「本日」, 「明日」, or null for any other day. */
export function nearDayLabel(day: Day, today: Day): '本日' | '明日' | null {
  const distance = daysBetween(today, day);
  if (distance === 0) return '本日';
  return distance === 1 ? '明日' : null;
}

/** A deadline as a clock time: 「本日 20:14」, 「明日 12:40」, 「11/24（火） 9:00」. */
export function formatDeadline(at: Date, now: Date): string {
  const day = dayOf(at);
  const time = formatMinute(minuteOfDay(at, day));
  const near = nearDayLabel(day, dayOf(now));
  return `${near ?? formatDayShort(day)} ${time}`;
}

/** The month of a day, 'YYYY-MM'. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** The month `count` months after 'YYYY-MM'. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The first day (Sunday) of the week of `day`. */
export function weekStart(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}
