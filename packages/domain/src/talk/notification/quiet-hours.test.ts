import { describe, expect, it } from 'vitest';
import { heldUntil, noticeRule, QUIET_HOURS, quietUntil, type QuietHours } from './index.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Tokyo is nine hours ahead of UTC on every day of the year, which needs no calendar. */
const tokyoMinute = (at: Date) => (at.getTime() / MINUTE_MS + 540) % DAY_MINUTES;

const NIGHT: QuietHours = QUIET_HOURS;
const HOURS: [string, QuietHours][] = [
  ['of the night', NIGHT],
  ['until midnight', { fromMinute: 22 * 60, toMinute: 0 }],
  ['from midnight on', { fromMinute: 0, toMinute: 7 * 60 + 30 }],
  ['of an afternoon', { fromMinute: 13 * 60, toMinute: 16 * 60 }],
  ['of all but a minute', { fromMinute: 1, toMinute: 0 }],
];
/** Three days each: usual ones, those on which Los Angeles puts its clock back and forward, the end of a year and a leap day. */
const STARTS = ['2026-11-23', '2026-10-31', '2027-03-13', '2026-12-31', '2028-02-28'];

/** Whether it is quiet by counting minutes alone. */
const isQuiet = (at: Date, { fromMinute, toMinute }: QuietHours) => {
  const sinceStart = (tokyoMinute(at) - fromMinute + DAY_MINUTES) % DAY_MINUTES;
  return sinceStart < (toMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES;
};

// Runs on a machine in UTC, in Los Angeles and in Tokyo.
describe.each(HOURS)('quiet hours %s', (_, hours) => {
  it.each(STARTS)('end at their Tokyo minute, at most a day later, for every minute from %s on', (start) => {
    const startMs = new Date(`${start}T00:00:00Z`).getTime();
    const wrong = Array.from({ length: 3 * DAY_MINUTES }, (_minute, minute) => startMs + minute * MINUTE_MS)
      .map((ms) => new Date(ms))
      .filter((at) => {
        const until = quietUntil(at, hours);
        if (until === null) return isQuiet(at, hours);
        const waitMinutes = (until.getTime() - at.getTime()) / MINUTE_MS;
        return (
          !isQuiet(at, hours) ||
          waitMinutes <= 0 ||
          waitMinutes >= DAY_MINUTES ||
          tokyoMinute(until) !== hours.toMinute ||
          quietUntil(until, hours) !== null
        );
      });
    expect(wrong).toEqual([]);
  });
});

it("let a booking's day through until six, whatever day it is where the machine stands", () => {
  const rule = noticeRule('GUEST_APPROVED')!;
  const held = (at: string) => heldUntil(rule, '2026-11-24', { quiet: NIGHT }, new Date(at)) !== null;
  // Half past eleven at night in Tokyo, and what follows; in Los Angeles it is the morning of the same day.
  expect(['2026-11-24T14:30Z', '2026-11-24T15:00Z', '2026-11-24T20:59Z'].filter(held)).toEqual([]);
  expect(['2026-11-24T21:00Z', '2026-11-24T22:59Z', '2026-11-23T14:59Z'].filter(held)).toHaveLength(3);
});
