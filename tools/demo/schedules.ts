import { addDays, daysBetween, weekdayOf, type Day } from '@yoimachi/domain/time';
import { makeRandom, seedOf } from './random.ts';
import type { DemoSchedule } from './types.ts';

/** Demo casts publish their availability this many days ahead. */
export const DEMO_SCHEDULE_DAYS = 30;

const STEP = 15;
/** 16:30 to 20:00, the earliest and latest start of an availability; it ends between 19:00 and 22:00. */
const FROM = { earliest: 990, latest: 1200 };
const TO = { earliest: 1140, latest: 1320 };

/** What she does on most days. */
interface Habit {
  readonly castId: string;
  readonly fromMinute: number;
  /** Weekdays on which she seldom works. */
  readonly rests: readonly number[];
  readonly cantJoinAlone: boolean;
}

function habitOf(castId: string): Habit {
  const random = makeRandom(seedOf('habit', castId));
  const fromMinute = random.int(FROM.earliest / STEP, 1140 / STEP) * STEP;
  const rests = random.sample([1, 2, 3, 4, 5, 6], 2);
  return { castId, fromMinute, rests, cantJoinAlone: random.chance(0.2) };
}

/**
 * A demo cast's availability on one day, or null on a day off (a little under half of all days). It depends only on her id and the day, so
 * that later days can be generated when the clock has moved.
 */
export const scheduleOn = (castId: string, day: Day, always = false): DemoSchedule | null =>
  dayOfHabit(habitOf(castId), day, always);

function dayOfHabit(
  { castId, fromMinute: usualFrom, rests, cantJoinAlone }: Habit,
  day: Day,
  always: boolean,
): DemoSchedule | null {
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
  return { day, fromMinute, toMinute, workMinute: toMinute + random.int(1, 4) * STEP, cantJoinAlone };
}

const spans = new Map<string, readonly Day[]>();

/** Both included; worked out once for all casts. */
function daysFrom(first: Day, last: Day): readonly Day[] {
  const key = `${first} ${last}`;
  const days =
    spans.get(key) ?? Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => addDays(first, n));
  spans.set(key, days);
  return days;
}

/** Her availabilities from `from` to `to`, inclusive. The first two days can be forced for casts who must be bookable. */
export function schedulesBetween(castId: string, from: Day, to: Day, alwaysUntil?: Day): DemoSchedule[] {
  const habit = habitOf(castId);
  return daysFrom(from, to).flatMap(
    (day) => dayOfHabit(habit, day, alwaysUntil !== undefined && day <= alwaysUntil) ?? [],
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
