import type { CastDay } from '@yoimachi/contract/schedule';
import { formatMinute, type Day } from '#lib/dates.ts';
import type { RollingDay } from '#ui/rolling-weeks.tsx';

const BLOCKED = {
  ALREADY_REQUESTED: 'asked',
  OTHER_REQUEST: 'asked',
  FULL: 'booked',
  TOO_LATE: null,
} as const satisfies Record<NonNullable<CastDay['blockedBy']>, Exclude<RollingDay['kind'], 'open'> | null>;

/** Whether this guest can request the day. */
export function isOpenDay(day: CastDay): boolean {
  return day.blockedBy === null && day.free.length > 0;
}

/** What the calendar shows: open days with the time she can be met from, those he has asked for, her or another, and full ones. */
export function rollingDays(days: readonly CastDay[]): ReadonlyMap<Day, RollingDay> {
  return new Map(
    days.flatMap((each): [Day, RollingDay][] => {
      const [first] = each.free;
      if (first && isOpenDay(each)) {
        return [[each.day, { kind: 'open', time: formatMinute(first.fromMinute) }]];
      }
      const kind = each.blockedBy && BLOCKED[each.blockedBy];
      return kind ? [[each.day, { kind }]] : [];
    }),
  );
}

/** The chosen day: the wanted one while it is open, otherwise the first open one. */
export function selectedDay(days: readonly CastDay[], wanted: Day | undefined): CastDay | null {
  const open = days.filter(isOpenDay);
  return open.find(({ day }) => day === wanted) ?? open[0] ?? null;
}
