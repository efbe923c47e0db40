import type { CastDay } from '@yoimachi/contract/schedule';
import { formatMinute } from '#lib/dates.ts';
import type { Day } from '#lib/dates.ts';
import type { RollingDay } from '#ui/rolling-weeks.tsx';

/** Whether this guest can request the day. */
export function isOpenDay(day: CastDay): boolean {
  return day.blockedBy === null && day.free.length > 0;
}

/** What the calendar shows: open days with the time she can be met from, and days that are fully booked. */
export function rollingDays(days: readonly CastDay[]): ReadonlyMap<Day, RollingDay> {
  return new Map(
    days.flatMap((each): [Day, RollingDay][] => {
      const [first] = each.free;
      if (first && isOpenDay(each)) {
        return [[each.day, { kind: 'open', time: formatMinute(first.fromMinute) }]];
      }
      return each.blockedBy === 'FULL' ? [[each.day, { kind: 'booked' }]] : [];
    }),
  );
}

/** The chosen day: the wanted one while it is open, otherwise the first open one. */
export function selectedDay(days: readonly CastDay[], wanted: Day | undefined): CastDay | null {
  const open = days.filter(isOpenDay);
  return open.find(({ day }) => day === wanted) ?? open[0] ?? null;
}

/** Whether a day cannot be chosen because of a request of this guest. */
export function hasRequestedDay(days: readonly CastDay[]): boolean {
  return days.some(({ blockedBy }) => blockedBy === 'ALREADY_REQUESTED' || blockedBy === 'OTHER_REQUEST');
}
