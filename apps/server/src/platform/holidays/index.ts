import holidayData from '@holiday-jp/holiday_jp';
import type { Day } from '@yoimachi/domain/time';

/** The last day the data covers; later days need a newer release of it. */
const KNOWN_UNTIL = Object.keys(holidayData.holidays).at(-1)!;

/** Whether a day is a national holiday in Japan, substitutes included, according to the published list. @throws beyond its last year. */
export function isHoliday(day: Day): boolean {
  if (day.slice(0, 4) > KNOWN_UNTIL.slice(0, 4)) throw new Error(`No holidays are known for ${day}`);
  return Object.hasOwn(holidayData.holidays, day);
}
