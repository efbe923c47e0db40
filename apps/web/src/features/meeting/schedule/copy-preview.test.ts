import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { copyPreview, freeSameWeekdays, isChoosable, sumOf } from './copy-preview.ts';

const NOW = instantAt('2026-11-21', 940);
const schedule = (day: string, change: Partial<OwnSchedule> = {}): OwnSchedule => ({
  scheduleId: day,
  version: 1,
  day,
  fromMinute: 1050,
  toMinute: 1170,
  workMinute: 1200,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
  requests: [],
  bookings: [],
  ...change,
});
const entry = (startMinute: number) => ({
  bookingId: String(startMinute),
  guestNickname: '佐伯',
  startMinute,
  endMinute: startMinute + 60,
});
const source = schedule('2026-11-24');
const requests = [
  { ...entry(1020), deadlineAt: '2026-11-22T09:00:00.000Z' },
  { ...entry(1080), deadlineAt: '2026-11-22T09:00:00.000Z' },
];
const held = [{ ...entry(1020), plannedEndMinute: 1080, finished: false }];
const preview = copyPreview(
  source,
  [
    source,
    schedule('2026-11-25'),
    schedule('2026-11-26', { fromMinute: 1020, requests }),
    schedule('2026-11-27', { fromMinute: 1020, bookings: held }),
    schedule('2026-12-01', { fromMinute: 1020 }),
  ],
  NOW,
);
const outcomeOf = (day: string) => preview.get(day)?.outcome;

it('covers what can be planned, but for the source', () => {
  expect([...preview.keys()].at(0)).toBe('2026-11-21');
  expect([...preview.keys()].at(-1)).toBe('2027-01-20');
  expect(outcomeOf('2026-11-24')).toBeUndefined();
});

it('says of each day what copying would do', () => {
  expect(outcomeOf('2026-11-23')).toBe('CREATED');
  expect(outcomeOf('2026-11-25')).toBe('UNCHANGED');
  expect(outcomeOf('2026-11-26')).toBe('CHANGED');
  expect(outcomeOf('2026-11-27')).toBe('REFUSED');
  expect(isChoosable(preview.get('2026-11-25'))).toBe(false);
});

it('sums up what is chosen, with the requests that would be refused', () => {
  const sum = sumOf(preview, new Set(['2026-11-26', '2026-11-23', '2026-11-27', '2026-11-25']));
  expect(sum.copies.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-26']);
  expect(sum.refused.map(({ startMinute }) => startMinute)).toEqual([1020]);
  expect([sum.countOf('CREATED'), sum.countOf('CHANGED')]).toEqual([1, 1]);
});

it('offers the same weekday where nothing is planned yet', () => {
  const days = freeSameWeekdays(preview, source);
  expect(days).toEqual([
    '2026-12-08',
    '2026-12-15',
    '2026-12-22',
    '2026-12-29',
    '2027-01-05',
    '2027-01-12',
    '2027-01-19',
  ]);
});
