export {
  ALERT_NOTE_MAX,
  type Shift,
  type Weekday,
  isOnDuty,
  nextStepAt,
  readHours,
  readWeekdays,
  toldNext,
  writeHours,
} from './on-call.ts';
