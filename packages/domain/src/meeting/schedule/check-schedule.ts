import type { Failure } from '@yoimachi/domain/result';
import { addDays, DAY_MINUTES, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { cleanText, hasVisibleText } from '@yoimachi/domain/text';
import {
  BAR_MAX,
  BAR_PATTERN,
  END_BEFORE_WORK_MINUTES,
  HORIZON_DAYS,
  MAX_MINUTE,
  MIN_MINUTES,
  STEP_MINUTES,
  isEveningOver,
  type Schedule,
  type ScheduleError,
  type ScheduleInput,
} from './schedule.ts';

type Field = keyof ScheduleInput;
type KeptTimes = Pick<Schedule, 'fromMinute' | 'toMinute' | 'workMinute'>;

/**
 * Everything wrong with a schedule to be saved at `now`, at most one failure per field, each with its field (specification 5, rules.md 5).
 * Empty if it may be saved. `kept` is that day's existing schedule: a time that stays may have passed, so that place and end of a running
 * evening can be corrected.
 */
export function checkSchedule(
  input: ScheduleInput,
  now: Date,
  kept: KeptTimes | null = null,
): Failure<ScheduleError>[] {
  const found = new Map<Field, ScheduleError>();
  const add = (code: ScheduleError, field: Field, wrong: boolean) => {
    if (wrong && !found.has(field)) found.set(field, code);
  };
  const { fromMinute: from, toMinute: to, workMinute: work } = input;

  add('SCHEDULE_TIME_REQUIRED', 'fromMinute', from === null);
  add('SCHEDULE_TIME_REQUIRED', 'toMinute', to === null);
  add('SCHEDULE_WORK_REQUIRED', 'workMinute', work === null);

  add('SCHEDULE_BAR_REQUIRED', 'workingBar', !hasVisibleText(input.workingBar));
  add('TEXT_INVALID', 'workingBar', !BAR_PATTERN.test(input.workingBar));
  add('TOO_LONG', 'workingBar', [...cleanText(input.workingBar)].length > BAR_MAX);
  add('SCHEDULE_TOO_FAR', 'day', input.day > addDays(dayOf(now), HORIZON_DAYS));
  add('SCHEDULE_PAST', 'day', isPastDay(input.day, kept, now));

  if (from !== null) {
    add('SCHEDULE_STEP', 'fromMinute', offStep(from));
    add('SCHEDULE_RANGE', 'fromMinute', from < 0 || from >= DAY_MINUTES);
  }
  if (to !== null) {
    add('SCHEDULE_STEP', 'toMinute', offStep(to));
    add('SCHEDULE_RANGE', 'toMinute', to < 0 || to > MAX_MINUTE);
  }
  if (work !== null) {
    add('SCHEDULE_STEP', 'workMinute', offStep(work));
    add('SCHEDULE_RANGE', 'workMinute', work < 0 || work > MAX_MINUTE);
  }
  for (const field of ['fromMinute', 'toMinute', 'workMinute'] as const) {
    // For a new evening checking the start is enough: the rest comes after it.
    const isLater = field !== 'fromMinute' && kept === null;
    const isKept = input[field] === kept?.[field];
    if (!isLater && !isKept && !found.has('day')) add('SCHEDULE_PAST', field, hasPassed(input, field, now));
  }
  if (from !== null && work !== null) add('SCHEDULE_START_AFTER_WORK', 'fromMinute', from >= work);
  if (to !== null && work !== null && !found.has('fromMinute')) {
    add('SCHEDULE_END_OVERLAPS_WORK', 'toMinute', to >= work);
    add('SCHEDULE_END_BEFORE_WORK', 'toMinute', to > work - END_BEFORE_WORK_MINUTES);
  }
  if (from !== null && to !== null && !found.has('fromMinute')) {
    add('SCHEDULE_TOO_SHORT', 'toMinute', to - from < MIN_MINUTES);
  }
  return [...found].map(([field, code]) => ({ code, field }));
}

function isPastDay(day: Day, kept: KeptTimes | null, now: Date): boolean {
  return kept === null ? day < dayOf(now) : isEveningOver({ day, workMinute: kept.workMinute }, now);
}

function hasPassed(input: ScheduleInput, field: keyof KeptTimes, now: Date): boolean {
  const minute = input[field];
  return minute !== null && instantAt(input.day, minute) < now;
}

function offStep(minute: number): boolean {
  return minute % STEP_MINUTES !== 0;
}
