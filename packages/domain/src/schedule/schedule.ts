import type { Day } from '../time/index.ts';

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
/** Longest name of the working bar. */
export const WORKING_BAR_MAX = 50;

/** When a cast can be met on one day, before her shift. Minutes count from 00:00 Tokyo time of `day`. */
export interface Schedule {
  readonly day: Day;
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Planned start of work. */
  readonly workMinute: number;
  readonly workingBar: string;
  /** She does not take a request of several guests as the only cast. */
  readonly cantJoinAlone: boolean;
}

/** What is typed: times may still be missing. */
export interface ScheduleInput {
  readonly day: Day;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly workMinute: number | null;
  readonly workingBar: string;
  readonly cantJoinAlone: boolean;
}

export type ScheduleError =
  | 'AVAILABLE_TIME_REQUIRED'
  | 'WORK_TIME_REQUIRED'
  | 'WORKING_BAR_REQUIRED'
  | 'WORKING_BAR_TOO_LONG'
  | 'TIME_STEP'
  | 'TIME_OUT_OF_RANGE'
  | 'PAST_TIME'
  | 'DAY_TOO_FAR'
  | 'AVAILABLE_TOO_SHORT'
  | 'START_AFTER_WORK'
  | 'END_OVERLAPS_WORK'
  | 'END_TOO_CLOSE_TO_WORK';
