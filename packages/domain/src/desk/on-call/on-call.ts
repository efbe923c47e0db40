import { fail, ok, type Result } from '@yoimachi/domain/result';
import {
  addDays,
  addMinutes,
  DAY_MINUTES,
  dayOf,
  formatMinute,
  minuteOfDay,
  weekdayOf,
} from '@yoimachi/domain/time';

/** What an operator notes about an alert, in characters. */
export const ALERT_NOTE_MAX = 500;

/** 0 Sunday to 6 Saturday. */
export type Weekday = number;

/** When somebody answers alarms: on these days from one minute to another; one that is not later is of the next day. */
export interface Shift {
  readonly weekdays: readonly Weekday[];
  readonly fromMinute: number;
  readonly toMinute: number;
  /** In which order they are told. */
  readonly position: number;
}

/** How long somebody has to answer before the next is told (rules.md 10). */
export const NEXT_TOLD_MINUTES = 2;
/** Then nobody is awake: a rest between calls, and after a day the queue alone. */
const AWAKE_MINUTES = 120;
const REST_MINUTES = 30;

export function isOnDuty({ weekdays, fromMinute, toMinute }: Shift, now: Date): boolean {
  const today = dayOf(now);
  const lasts = (toMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return [today, addDays(today, -1)].some((day) => {
    const minute = minuteOfDay(now, day);
    return weekdays.includes(weekdayOf(day)) && minute >= fromMinute && minute < fromMinute + lasts;
  });
}

/**
 * Who is told next: of those on duty the one after the last, and after the last of them the first again. While nobody is on duty all are told.
 *
 * @param shifts in the order of their positions.
 */
export function toldNext<S extends Shift>(
  shifts: readonly S[],
  lastPosition: number | null,
  now: Date,
): readonly S[] {
  const onDuty = shifts.filter((shift) => isOnDuty(shift, now));
  if (onDuty.length === 0) return shifts;
  return [onDuty.find(({ position }) => position > (lastPosition ?? 0)) ?? onDuty[0]!];
}

/** When the next is told of an alarm that nobody has taken; null: it stays in the queue. */
export function nextStepAt(startedAt: Date, toldAt: Date): Date | null {
  const isAwake = toldAt < addMinutes(startedAt, AWAKE_MINUTES);
  const next = addMinutes(toldAt, isAwake ? NEXT_TOLD_MINUTES : REST_MINUTES);
  return next < addMinutes(startedAt, DAY_MINUTES) ? next : null;
}

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `mon,tue`, `fri-sun` or `daily`. */
export function readWeekdays(text: string): Result<readonly Weekday[], 'SHIFT_INVALID'> {
  if (text === 'daily') return ok([0, 1, 2, 3, 4, 5, 6]);
  const days = new Set<Weekday>();
  for (const part of text.split(',')) {
    const [from = -1, to = from] = part.split('-').map((name) => NAMES.indexOf(name.trim().toLowerCase()));
    if (from < 0 || to < 0 || part.split('-').length > 2) return fail('SHIFT_INVALID', 'weekdays');
    for (let day = from; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === to) break;
    }
  }
  return ok([...days].sort((a, b) => a - b));
}

/** `18:00-02:00`; until the same time is the whole day. */
export function readHours(
  text: string,
): Result<{ readonly fromMinute: number; readonly toMinute: number }, 'SHIFT_INVALID'> {
  const read = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  if (!read) return fail('SHIFT_INVALID', 'hours');
  const [fromHour, fromMinute, toHour, toMinute] = read.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return ok({ fromMinute: fromHour * 60 + fromMinute, toMinute: toHour * 60 + toMinute });
}

/** The same in words, as an operator reads them at the terminal. */
export const writeHours = ({ weekdays, fromMinute, toMinute }: Omit<Shift, 'position'>): string =>
  `${weekdays.map((day) => NAMES[day]).join(',')} ${formatMinute(fromMinute)}-${formatMinute(toMinute)}`;
