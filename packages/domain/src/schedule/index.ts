export {
  STEP_MINUTES,
  MIN_MINUTES,
  END_BEFORE_WORK_MINUTES,
  MAX_MINUTE,
  HORIZON_DAYS,
  WORKING_BAR_MAX,
  type Schedule,
  type ScheduleInput,
  type ScheduleError,
} from './schedule.ts';
export { checkSchedule } from './check-schedule.ts';
export { fitsSchedule } from './fits-schedule.ts';
