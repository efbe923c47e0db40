import { weekdayOf } from './day.ts';
import { DAY_MINUTES, dayOf, minuteOfDay, type Day } from './instant.ts';

const WEEKDAY_LABELS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** yyyy/MM/dd */
export function formatDay(day: Day): string {
  return day.replaceAll('-', '/');
}

/** YYYYMMDD */
export function compactDay(day: Day): string {
  return day.replaceAll('-', '');
}

/** HH:mm of a minute of a business day; past midnight the hours keep counting: 1500 is 25:00. */
export function formatMinute(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** HH:mm in Tokyo. */
export function formatTime(at: Date): string {
  return formatMinute(minuteOfDay(at, dayOf(at)) % DAY_MINUTES);
}

/** One character: 土 */
export function weekdayLabel(day: Day): string {
  return WEEKDAY_LABELS[weekdayOf(day)]!;
}

/** 11/21（土） */
export function formatDayShort(day: Day): string {
  return `${formatDayBare(day)}（${weekdayLabel(day)}）`;
}

/** 11/21 */
export const formatDayBare = (day: Day): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** 2026年11月21日（土） */
export function formatDayLong(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日（${weekdayLabel(day)}）`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
