import { badges } from '@yoimachi/domain/booking';
import { addDays, endOfDay, instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { formatDeadline, formatSpan, formatTime, minuteOfDay, nearDayLabel, dayOf } from '#lib/dates.ts';
import { DAY, dueState } from './booking.test-kit.ts';
import { badgeLabels } from './ja.ts';

const first = (day: string) => instantAt(day, 0);
const last = (day: string) => new Date(endOfDay(day).getTime() - 1);
const labelsAt = (now: Date) => badges(dueState(), 'guest', now, false).map((key) => badgeLabels[key]);

it('says 予約確定, 明日 and 本日 from the first to the last moment of a day in Tokyo', () => {
  const labels = [
    [addDays(DAY, -2), '予約確定'],
    [addDays(DAY, -1), '明日'],
    [DAY, '本日'],
  ] as const;
  for (const [today, label] of labels) {
    expect(labelsAt(first(today))).toEqual([label]);
    expect(labelsAt(last(today))).toEqual([label]);
  }
});

it('names days and deadlines as the clock on the wall in Tokyo does', () => {
  for (const now of [first(DAY), last(DAY)]) {
    expect(nearDayLabel(DAY, dayOf(now))).toBe('本日');
    expect(formatDeadline(first(DAY), now)).toBe('本日 00:00');
    expect(formatDeadline(last(DAY), now)).toBe('本日 23:59');
    expect(formatDeadline(first(addDays(DAY, 1)), now)).toBe('明日 00:00');
    expect(formatDeadline(last(addDays(DAY, -1)), now)).toBe('11/20（金） 23:59');
  }
});

it('counts the hours of a night on, and tells the clock of its minutes', () => {
  const [from, to] = [instantAt(DAY, 1410), instantAt(DAY, 1500)];
  expect(formatSpan(minuteOfDay(from, DAY), minuteOfDay(to, DAY))).toBe('23:30 – 25:00');
  expect(formatTime(to)).toBe('01:00');
});
