import { addDays, weekdayOf, type Day } from '@yoimachi/domain/time';

/** Whether a day is a national holiday; data, since laws move holidays. */
export type IsHoliday = (day: Day) => boolean;

/** 31 December to 3 January: banks are closed every year (domain 3.5). */
const CLOSED_AT_NEW_YEAR = ['12-31', '01-01', '01-02', '01-03'];
const SUNDAY = 0;
const SATURDAY = 6;

/** Whether banks transfer money on this day. */
export function isBankDay(day: Day, isHoliday: IsHoliday): boolean {
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  return !CLOSED_AT_NEW_YEAR.includes(day.slice(5)) && !isHoliday(day);
}

/** The day itself, or the previous bank day if banks are closed. */
export function bankDayUpTo(day: Day, isHoliday: IsHoliday): Day {
  let found = day;
  while (!isBankDay(found, isHoliday)) found = addDays(found, -1);
  return found;
}

/** The day itself, or the next bank day if banks are closed. */
function bankDayFrom(day: Day, isHoliday: IsHoliday): Day {
  let found = day;
  while (!isBankDay(found, isHoliday)) found = addDays(found, 1);
  return found;
}

const REMITTANCE_DAY = 10;

/** The last day to pay tax withheld in the month ending on `monthEnd`: the 10th of the next, or the next bank day (domain 2.6). */
export function remittanceDayOf(monthEnd: Day, isHoliday: IsHoliday): Day {
  return bankDayFrom(addDays(monthEnd, REMITTANCE_DAY), isHoliday);
}

/** The bank day that lies `count` bank days before `day`. */
export function bankDaysBefore(day: Day, count: number, isHoliday: IsHoliday): Day {
  let found = day;
  for (let left = count; left > 0; left--) found = bankDayUpTo(addDays(found, -1), isHoliday);
  return found;
}
