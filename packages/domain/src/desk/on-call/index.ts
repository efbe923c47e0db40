export {
  ALERT_NOTE_MAX,
  NEXT_TOLD_MINUTES,
  type Shift,
  type Weekday,
  isOnDuty,
  nextStepAt,
  readHours,
  readWeekdays,
  toldNext,
  writeHours,
} from './on-call.ts';
