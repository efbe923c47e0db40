import { addDays, weekdayOf } from '@yoimachi/domain/time';
import type { Day } from '@yoimachi/domain/time';
import { makeRandom, seedOf } from './random.ts';
import type { DemoSchedule } from './types.ts';

/** Demo casts publish their availability this many days ahead. */
export const DEMO_SCHEDULE_DAYS = 30;

const STEP = 15;
/** 16:30 to 20:00, the earliest and latest start of an availability; it ends between 19:00 and 22:00. */
const FROM = { earliest: 990, latest: 1200 };
const TO = { earliest: 1140, latest: 1320 };

/**
 * A demo cast's availability on one day, or null on a day off (a little under half of all days). It depends only on her id and the day, so
 * that later days can be generated when the clock has moved.
 */
export function scheduleOn(castId: string, day: Day, always = false): DemoSchedule | null {
  const habit = makeRandom(seedOf('habit', castId));
  const usualFrom = habit.int(FROM.earliest / STEP, 1140 / STEP) * STEP;
  const rests = habit.sample([1, 2, 3, 4, 5, 6], 2);
  const random = makeRandom(seedOf('schedule', castId, day));
  const weekday = weekdayOf(day);
  const works =
    weekday === 0 ? random.chance(0.2) : rests.includes(weekday) ? random.chance(0.15) : random.chance(0.83);
  if (!works && !always) return null;
  const fromMinute = clamp(usualFrom + random.int(-2, 2) * STEP, FROM.earliest, FROM.latest);
  const toMinute = clamp(
    fromMinute + random.int(6, 12) * STEP,
    Math.max(TO.earliest, fromMinute + 60),
    TO.latest,
  );
  return {
    day,
    fromMinute,
    toMinute,
    workMinute: toMinute + random.int(1, 4) * STEP,
    cantJoinAlone: habit.chance(0.2),
  };
}

/** Her availabilities from `from` to `to`, inclusive. The first two days can be forced for casts who must be bookable. */
export function schedulesBetween(castId: string, from: Day, to: Day, alwaysUntil?: Day): DemoSchedule[] {
  const found: DemoSchedule[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const schedule = scheduleOn(castId, day, alwaysUntil !== undefined && day <= alwaysUntil);
    if (schedule) found.push(schedule);
  }
  return found;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
