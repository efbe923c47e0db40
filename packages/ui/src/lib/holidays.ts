import { addDays, weekdayOf, type Day } from './dates.ts';

/** Holidays on a fixed date, as 'MM-DD' (Act on National Holidays, as in force since 2022). */
const FIXED = [
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
] as const;

/** Holidays on the n-th Monday of a month. */
const MONDAYS = [
  ['01', 2],
  ['07', 3],
  ['09', 3],
  ['10', 2],
] as const;

/** The national holidays of Japan from `from` to `to`, inclusive; correct until 2099 if the law does not change. */
export function holidaysBetween(from: Day, to: Day): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const day of holidaysOf(year)) if (day >= from && day <= to) days.add(day);
  }
  return days;
}

function holidaysOf(year: number): ReadonlySet<Day> {
  const named = new Set<Day>([
    ...FIXED.map((date) => `${year}-${date}`),
    ...MONDAYS.map(([month, nth]) => nthMonday(year, month, nth)),
    equinox(year, '03', 20.8431),
    equinox(year, '09', 23.2488),
  ]);
  const all = new Set(named);
  for (const day of named) {
    // A holiday on a Sunday moves to the next day that is not one.
    let next = addDays(day, 1);
    if (weekdayOf(day) === 0) {
      while (named.has(next)) next = addDays(next, 1);
      all.add(next);
    }
    // A day between two holidays is also one.
    if (named.has(addDays(day, 2)) && weekdayOf(addDays(day, 1)) !== 0) all.add(addDays(day, 1));
  }
  return all;
}

function nthMonday(year: number, month: string, nth: number): Day {
  const first = `${year}-${month}-01`;
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7);
}

/** The usual approximation for 1980 to 2099; `base` is the day of the month in 1980. */
function equinox(year: number, month: string, base: number): Day {
  const years = year - 1980;
  return `${year}-${month}-${Math.floor(base + 0.242194 * years - Math.floor(years / 4))}`;
}
