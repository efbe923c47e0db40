export {
  MINUTE_MS,
  DAY_MINUTES,
  DAY_MS,
  type Day,
  isInstant,
  dayOf,
  instantAt,
  minuteOfDay,
  endOfDay,
  addMinutes,
  laterOf,
  earlierOf,
  clockMinutesBetween,
} from './instant.ts';
export {
  isDay,
  addDays,
  daysBetween,
  weekdayOf,
  compareDays,
  monthDays,
  ageOn,
  latestBirthday,
} from './day.ts';
export {
  formatDay,
  compactDay,
  formatMinute,
  formatTime,
  weekdayLabel,
  formatDayShort,
  formatDayLong,
} from './format.ja.ts';
