/** Japan has no daylight saving time: Tokyo is nine hours ahead of UTC all year (rules.md 1). */
const TOKYO_OFFSET_MS = 9 * 60 * 60_000;
export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** True for the text of an instant as `toISOString` writes it, of the years 1000 to 2999. */
export function isInstant(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
}

/** A calendar day in Tokyo, 'YYYY-MM-DD'. Days compare as text. */
export type Day = string;

/** The Tokyo day an instant falls on. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant `minute` minutes after 00:00 Tokyo time of `day`; `minute` may pass midnight (1500 is 25:00). */
export function instantAt(day: Day, minute: number): Date {
  return new Date(dayStartMs(day) + minute * MINUTE_MS);
}

/** Whole minutes from 00:00 Tokyo time of `day` to `at`; seconds are dropped, the next day continues from 1440. */
export function minuteOfDay(at: Date, day: Day): number {
  return Math.floor((at.getTime() - dayStartMs(day)) / MINUTE_MS);
}

/** 00:00 of the next day: the first instant that no longer belongs to `day`. */
export function endOfDay(day: Day): Date {
  return instantAt(day, DAY_MINUTES);
}

export function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

export function laterOf(a: Date, b: Date): Date {
  return a.getTime() >= b.getTime() ? a : b;
}

export function earlierOf(a: Date, b: Date): Date {
  return a.getTime() <= b.getTime() ? a : b;
}

/**
 * Minutes between two instants as their clocks show them (both cut to the whole minute), so that 18:00 to 19:15
 * is 75 whatever the seconds. Negative when `to` is earlier.
 */
export function clockMinutesBetween(from: Date, to: Date): number {
  return Math.floor(to.getTime() / MINUTE_MS) - Math.floor(from.getTime() / MINUTE_MS);
}

function dayStartMs(day: Day): number {
  const startOfUtcDayMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(startOfUtcDayMs)) throw new Error(`Not a day: ${day}`);
  return startOfUtcDayMs - TOKYO_OFFSET_MS;
}
