import { describe, expect, test } from 'vitest';
import * as dates from './dates.ts';

describe('the date module', () => {
  test.each([
    [dates.formatDay('2026-11-21'), '2026/11/21'],
    [dates.compactDay('2026-11-21'), '20261121'],
    [dates.formatTime(new Date('2026-11-21T11:14:00Z')), '20:14'],
    [dates.formatMinute(1500), '25:00'],
    [dates.weekdayLabel('2026-11-21'), '土'],
    [dates.formatMonthDayLong('2026-11-24'), '11月24日（火）'],
    [dates.formatMonth('2026-11'), '2026年11月'],
    [dates.formatSpan(1050, 1140), '17:30 – 19:00'],
    [dates.formatDuration(45), '45分'],
    [dates.formatDuration(60), '1時間'],
    [dates.formatDuration(75), '1時間15分'],
    [dates.weekStart('2026-11-24'), '2026-11-22'],
    [dates.addMonths('2026-11', 2), '2027-01'],
    [dates.addMonths('2026-01', -1), '2025-12'],
  ])('%s is %s', (written, wanted) => expect(written).toBe(wanted));

  test('deadlines are clock times, near days by name', () => {
    const now = new Date('2026-11-21T03:00:00Z');
    expect(dates.formatDeadline(new Date('2026-11-21T11:14:00Z'), now)).toBe('本日 20:14');
    expect(dates.formatDeadline(new Date('2026-11-22T03:40:00Z'), now)).toBe('明日 12:40');
    expect(dates.formatDeadline(new Date('2026-11-24T00:00:00Z'), now)).toBe('11/24（火） 09:00');
  });
});
