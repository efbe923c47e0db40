import { messageOf } from '@yoimachi/contract/errors';
import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { END_BEFORE_WORK_MINUTES, MIN_MINUTES, STEP_MINUTES, checkSchedule } from '@yoimachi/domain/schedule';
import type { ScheduleError, ScheduleInput } from '@yoimachi/domain/schedule';
import { minuteOfDay, type Day } from '#lib/dates.ts';

export type ScheduleField = keyof ScheduleInput;
export type FieldCodes = ReadonlyMap<ScheduleField, ScheduleError>;

/** What is still missing; shown only when she tries to save. */
const MISSING: ReadonlySet<ScheduleError> = new Set<ScheduleError>([
  'SCHEDULE_TIME_REQUIRED',
  'SCHEDULE_WORK_REQUIRED',
  'SCHEDULE_BAR_REQUIRED',
]);

/** What is already registered for the day; null for a new one. */
type Kept = Parameters<typeof checkSchedule>[2];

/** Errors by field. `isTried`: she has tried to save, so empty fields count too. */
export function fieldCodes(input: ScheduleInput, now: Date, isTried: boolean, kept: Kept = null): FieldCodes {
  const failures = checkSchedule(input, now, kept).filter(({ code }) => isTried || !MISSING.has(code));
  return new Map(failures.map(({ field, code }) => [field as ScheduleField, code]));
}

export function fieldMessage(codes: FieldCodes, field: ScheduleField): string | undefined {
  const code = codes.get(field);
  return code && messageOf(code);
}

/** A one-field change that clears its error. */
export interface Repair {
  readonly field: 'fromMinute' | 'toMinute';
  readonly minute: number;
}

/** The obvious fix for a field's error, if there is one that leaves nothing wrong with that field. */
export function repairOf(
  input: ScheduleInput,
  now: Date,
  codes: FieldCodes,
  field: Repair['field'],
  kept: Kept = null,
): Repair | null {
  const minute = candidate(input, now, codes.get(field));
  if (minute === null) return null;
  const left = checkSchedule({ ...input, [field]: minute }, now, kept);
  return left.some((failure) => failure.field === 'fromMinute' || failure.field === 'toMinute')
    ? null
    : { field, minute };
}

function candidate(input: ScheduleInput, now: Date, code: ScheduleError | undefined): number | null {
  switch (code) {
    case 'SCHEDULE_END_BEFORE_WORK':
    case 'SCHEDULE_END_OVERLAPS_WORK':
      return input.workMinute === null ? null : input.workMinute - END_BEFORE_WORK_MINUTES;
    case 'SCHEDULE_TOO_SHORT':
      return input.fromMinute === null ? null : input.fromMinute + MIN_MINUTES;
    case 'SCHEDULE_PAST':
      return nextQuarter(minuteOfDay(now, input.day));
    default:
      return null;
  }
}

function nextQuarter(minute: number): number {
  return (Math.floor(minute / STEP_MINUTES) + 1) * STEP_MINUTES;
}

/** The form for an existing schedule. */
export function formOf(schedule: OwnSchedule): ScheduleInput {
  const { day, fromMinute, toMinute, workMinute, workingBar, cantJoinAlone } = schedule;
  return { day, fromMinute, toMinute, workMinute, workingBar, cantJoinAlone };
}

/** A new day starts like the latest one; the very first is empty except for her store. */
export function newForm(day: Day, latest: OwnSchedule | undefined, storeName: string): ScheduleInput {
  if (latest) return { ...formOf(latest), day };
  return {
    day,
    fromMinute: null,
    toMinute: null,
    workMinute: null,
    workingBar: storeName,
    cantJoinAlone: false,
  };
}
