import { dayOf, instantAt, type Day } from '@yoimachi/domain/time';

/** Times of schedules and bookings are multiples of this (specification 5). */
export const STEP_MINUTES = 15;
/** Shortest available time and shortest session (specification 5 and 9). */
export const MIN_MINUTES = 45;
/** The available time and every session end at least this long before work (specification 5). */
export const END_BEFORE_WORK_MINUTES = 15;
/** 30:00, the latest end of the available time and start of work, counted from 00:00 of the day (rules.md 5). */
export const MAX_MINUTE = 1800;
/** Schedules and requests reach at most this many days ahead (rules.md 5). */
export const HORIZON_DAYS = 60;

/** Longest name of a working bar, in characters. */
export const BAR_MAX = 60;
/** One line, without control characters and lone surrogates. */
export const BAR_PATTERN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** When a cast can be met on one day, before her shift. Minutes count from 00:00 Tokyo time of `day`. */
export interface Schedule {
  readonly day: Day;
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Planned start of work. */
  readonly workMinute: number;
  readonly workingBar: string;
  /** She does not accept a request from several guests as the only cast. */
  readonly cantJoinAlone: boolean;
}

/**
 * Whether an evening is past for good: its day is over and her work has begun. A night that continues after 24:00 can still be corrected.
 */
export function isEveningOver({ day, workMinute }: Pick<Schedule, 'day' | 'workMinute'>, now: Date): boolean {
  return day < dayOf(now) && instantAt(day, workMinute) <= now;
}

/** The input: times may still be missing. */
export interface ScheduleInput {
  readonly day: Day;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly workMinute: number | null;
  readonly workingBar: string;
  readonly cantJoinAlone: boolean;
}

export type ScheduleError =
  | 'SCHEDULE_TIME_REQUIRED'
  | 'SCHEDULE_WORK_REQUIRED'
  | 'SCHEDULE_BAR_REQUIRED'
  | 'TEXT_INVALID'
  | 'TOO_LONG'
  | 'SCHEDULE_STEP'
  | 'SCHEDULE_RANGE'
  | 'SCHEDULE_PAST'
  | 'SCHEDULE_TOO_FAR'
  | 'SCHEDULE_TOO_SHORT'
  | 'SCHEDULE_START_AFTER_WORK'
  | 'SCHEDULE_END_OVERLAPS_WORK'
  | 'SCHEDULE_END_BEFORE_WORK';
