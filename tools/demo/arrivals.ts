import { addDays, addMinutes, daysBetween, laterOf, weekdayOf, type Day } from '@yoimachi/domain/time';
import { makeRandom, seedOf } from './random.ts';

/** Newcomers came within so many days: those who were there before have the demo's history to tell. */
const NEWCOMER_DAYS = 80;
/** Sunday to Saturday: how many come, compared with a Friday. */
const OF_WEEKDAY = [0.55, 0.6, 0.65, 0.7, 0.8, 1, 0.85] as const;
/** How many come on the quietest days, and how many more on one of which everybody talks; most days are quiet. */
const QUIET = 0.3;
const TALKED_OF = 1.7;
/** The fraction that spreads numbers most evenly, whatever part of them is looked at. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Within so many minutes who registered is whole: age checked, profile written. */
export const SETTLING_MINUTES = 120;
/** A newcomer's time of day, so that all of it is over by midnight. */
export const NEWCOMER_MINUTES = { first: 8 * 60, last: 21 * 60 + 30 } as const;

/**
 * The day on which the newcomer of this number came: yesterday at the latest, more on some days than on others and more every week, and
 * without a gap of weeks.
 */
export function newcomerDay(today: Day, number: number): Day {
  const days = arrivalsBefore(today);
  let rest = ((number * GOLDEN) % 1) * days.reduce((sum, { weight }) => sum + weight, 0);
  return days.find(({ weight }) => (rest -= weight) < 0)?.day ?? addDays(today, -1);
}

let known: { readonly today: Day; readonly days: readonly { readonly day: Day; readonly weight: number }[] };

/** How many come on each of the days; worked out once for all who come. */
function arrivalsBefore(today: Day) {
  if (known?.today !== today)
    known = {
      today,
      days: Array.from({ length: NEWCOMER_DAYS }, (_, index) => {
        const day = addDays(today, index - NEWCOMER_DAYS);
        return { day, weight: weightOf(day) * (1 + index / NEWCOMER_DAYS) };
      }),
    };
  return known.days;
}

/** How many come on a day. */
const weightOf = (day: Day): number =>
  OF_WEEKDAY[weekdayOf(day)]! * (QUIET + TALKED_OF * makeRandom(seedOf('arrivals', day)).next() ** 3);

interface Registered {
  readonly registeredAt: Date;
}

/** From when on both are whole: neither asks the other before, is asked or is kept. */
export const knownToEachOther = (one: Registered, other: Registered): Date =>
  addMinutes(laterOf(one.registeredAt, other.registeredAt), SETTLING_MINUTES);

/** The highest stage that somebody reached in this time: no newcomer is at the top. */
export function highestStage(registered: Day, today: Day): number {
  const days = daysBetween(registered, today);
  return days <= NEWCOMER_DAYS ? Math.floor(days / 30) : Infinity;
}
