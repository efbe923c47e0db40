export {
  STEP_MINUTES,
  MIN_MINUTES,
  END_BEFORE_WORK_MINUTES,
  MAX_MINUTE,
  HORIZON_DAYS,
  type Schedule,
  type ScheduleInput,
  type ScheduleError,
} from './schedule.ts';
export { checkSchedule } from './check-schedule.ts';
export { fitsSchedule } from './fits-schedule.ts';
export { type MinuteWindow, freeWindows } from './free-windows.ts';
