import { DAY_MS, type Day } from './instant.ts';

/** True for 'YYYY-MM-DD' that exists in the calendar, of the years 1000 to 2999: beyond them neither counting nor storing works. */
export function isDay(text: string): text is Day {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

export function addDays(day: Day, days: number): Day {
  return new Date(utcMs(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`: 1 when `to` is the day after, negative when it is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(utcMs(day)).getUTCDay();
}

/** Negative, zero or positive, for sorting. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a text is a month that exists, as YYYY-MM. */
export const isMonth = (text: string): boolean => text.length === 7 && isDay(`${text}-01`);

const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The month so many months after one; both as YYYY-MM. */
export function monthAfter(month: string, months: number): string {
  const index = monthIndex(month) + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** How many months one is after another. */
export const monthsBetween = (from: string, to: string): number => monthIndex(to) - monthIndex(from);

/** Every day of a month given as 'YYYY-MM'. */
export function monthDays(yyyyMm: string): Day[] {
  const first = `${yyyyMm}-01`;
  const days: Day[] = [];
  for (let day = first; day.startsWith(yyyyMm); day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Full years of age on `day`. A person born on 29 February turns a year older on 1 March of a common year; the
 * birthday itself decides, never the evening before (domain test vectors: 2008-11-22 is 18 on 2026-11-22).
 */
export function ageOn(birthday: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** The youngest person who is so many years old on `day` was born then: whoever was born later is younger. */
export function latestBirthday(years: number, day: Day): Day {
  const year = Number(day.slice(0, 4)) - years;
  const isLeapDay = day.endsWith('-02-29');
  return `${year}${isLeapDay && !isDay(`${year}-02-29`) ? '-02-28' : day.slice(4)}`;
}

function utcMs(day: Day): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new Error(`Not a day: ${day}`);
  return ms;
}
