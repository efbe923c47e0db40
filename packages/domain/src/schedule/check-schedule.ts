import type { Failure } from '../result/index.ts';
import { addDays, DAY_MINUTES, dayOf, instantAt } from '../time/index.ts';
import {
  END_BEFORE_WORK_MINUTES,
  HORIZON_DAYS,
  MAX_MINUTE,
  MIN_MINUTES,
  STEP_MINUTES,
  type Schedule,
  type ScheduleError,
  type ScheduleInput,
} from './schedule.ts';

type Field = keyof ScheduleInput;

/** A character that can be seen: spaces of any width and control characters alone name no place. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/**
 * All that is wrong with a schedule that is to be saved at `now`, at most one failure per field, each with the field
 * it belongs to (specification 5, rules.md 5). An empty list when it may be saved. `kept` is what stands on that day already:
 * a start that stays may have passed, so that place and end of a running evening can be put right.
 */
export function checkSchedule(
  input: ScheduleInput,
  now: Date,
  kept: Pick<Schedule, 'fromMinute'> | null = null,
): Failure<ScheduleError>[] {
  const found = new Map<Field, ScheduleError>();
  const add = (code: ScheduleError, field: Field, wrong: boolean) => {
    if (wrong && !found.has(field)) found.set(field, code);
  };
  const { fromMinute: from, toMinute: to, workMinute: work } = input;

  add('SCHEDULE_TIME_REQUIRED', 'fromMinute', from === null);
  add('SCHEDULE_TIME_REQUIRED', 'toMinute', to === null);
  add('SCHEDULE_WORK_REQUIRED', 'workMinute', work === null);

  add('SCHEDULE_BAR_REQUIRED', 'workingBar', !VISIBLE.test(input.workingBar));
  add('SCHEDULE_TOO_FAR', 'day', input.day > addDays(dayOf(now), HORIZON_DAYS));
  add('SCHEDULE_PAST', 'day', input.day < dayOf(now));

  if (from !== null) {
    add('SCHEDULE_STEP', 'fromMinute', offStep(from));
    add('SCHEDULE_RANGE', 'fromMinute', from < 0 || from >= DAY_MINUTES);
    const isNew = from !== kept?.fromMinute;
    add('SCHEDULE_PAST', 'fromMinute', isNew && !found.has('day') && instantAt(input.day, from) < now);
  }
  if (to !== null) {
    add('SCHEDULE_STEP', 'toMinute', offStep(to));
    add('SCHEDULE_RANGE', 'toMinute', to < 0 || to > MAX_MINUTE);
  }
  if (work !== null) {
    add('SCHEDULE_STEP', 'workMinute', offStep(work));
    add('SCHEDULE_RANGE', 'workMinute', work < 0 || work > MAX_MINUTE);
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

function offStep(minute: number): boolean {
  return minute % STEP_MINUTES !== 0;
}
