import { addMinutes, dayOf, instantAt, isDay, type Day } from '@yoimachi/domain/time';

/** A Tuesday, so that whatever walks ask for is open: no weekend, no month's end, no holiday within days. */
const USUAL_DAY: Day = '2026-11-24';
const NOON_MINUTE = 12 * 60;
/** Long enough for the demo, which is made before: what happens in it has happened when a walk begins. */
const DEMO_MINUTES = 30;

/** The day on which every walk begins: the same each time, unless `E2E_DAY` says another one, or `today`. */
export function walkDay(asked: string | undefined = process.env['E2E_DAY']): Day {
  if (asked === undefined || asked === '') return USUAL_DAY;
  if (asked === 'today') return dayOf(new Date());
  if (!isDay(asked)) throw new Error(`E2E_DAY is no day: ${String(asked)}`);
  return asked;
}

/** When every walk begins: noon in Tokyo. */
export const walkStart = (day: Day = walkDay()): Date => instantAt(day, NOON_MINUTE);

/** When the demo of the walks begins to be made. */
export const demoStart = (day: Day = walkDay()): Date => addMinutes(walkStart(day), -DEMO_MINUTES);
