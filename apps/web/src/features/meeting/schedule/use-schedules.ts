import { HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { useQuery } from '@tanstack/react-query';
import { addDays, addMonths, dayOf, monthOf, type Day } from '#lib/dates.ts';
import { schedulesQuery } from './api/queries.ts';
import { isToCome } from './month-days.ts';

/** Last day a schedule can be set for. */
export function lastDay(today: Day): Day {
  return addDays(today, HORIZON_DAYS);
}

/** This month, the night before and everything plannable, plus the past month that is shown. */
export function useSchedules(now: Date, month: string) {
  const today = dayOf(now);
  const planned = useQuery(schedulesQuery(`${monthOf(addDays(today, -1))}-01`, lastDay(today)));
  const isPast = month < monthOf(today);
  const past = useQuery({
    ...schedulesQuery(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)),
    enabled: isPast,
  });
  const byDay = (planned.data ?? []).toSorted((a, b) => a.day.localeCompare(b.day));
  return {
    planned,
    /** A past month ends in days that are to come. */
    shown: isPast ? [...(past.data ?? []), ...byDay] : byDay,
    upcoming: byDay.filter((schedule) => isToCome(schedule, now)),
    /** The template for a new day. */
    latest: byDay.at(-1),
  };
}
