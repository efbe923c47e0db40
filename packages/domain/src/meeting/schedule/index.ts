export {
  STEP_MINUTES,
  MIN_MINUTES,
  END_BEFORE_WORK_MINUTES,
  MAX_MINUTE,
  HORIZON_DAYS,
  BAR_MAX,
  BAR_PATTERN,
  isEveningOver,
  type Schedule,
  type ScheduleInput,
  type ScheduleError,
} from './schedule.ts';
export { checkSchedule } from './check-schedule.ts';
export { fitsSchedule } from './fits-schedule.ts';
export { type MinuteWindow, freeWindows } from './free-windows.ts';
export {
  type ChangeEffect,
  type DayBooking,
  changeEffect,
  checkDeletion,
  isSameEvening,
} from './schedule-change.ts';
export { type CopyOutcome, type CopyTarget, type DayCopy, copyToDay } from './copy-schedule.ts';
