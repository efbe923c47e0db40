import { addMinutes, minuteOfDay } from '@yoimachi/domain/time';
import { now } from '#ui/lib/clock.ts';
import { dayOf, instantAt, isDay } from '#ui/lib/dates.ts';

const HOUR_MINUTES = 60;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const two = (part: number) => String(part).padStart(2, '0');

/** Some minutes from now, as fields of a day and a time in Tokyo have it. */
export function typedIn(minutes: number): { readonly day: string; readonly time: string } {
  return typedAt(addMinutes(now(), minutes));
}

/** An instant, as fields of a day and a time in Tokyo have it. */
export function typedAt(at: Date): { readonly day: string; readonly time: string } {
  const day = dayOf(at);
  const minute = minuteOfDay(at, day);
  return { day, time: `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}` };
}

/** What both fields say; null: one of them is none. */
export function instantOf(day: string, time: string): Date | null {
  const parts = TIME.exec(time);
  if (!isDay(day) || !parts) return null;
  return instantAt(day, Number(parts[1]) * HOUR_MINUTES + Number(parts[2]));
}
