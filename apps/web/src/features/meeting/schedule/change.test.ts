import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { expect, it } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import { effectOfSaving, isDeletable } from './change.ts';
import { formOf } from './form.ts';

const entry = (bookingId: string, startMinute: number) => ({
  bookingId,
  guestNickname: '佐伯',
  startMinute,
  endMinute: startMinute + 60,
});
const asked = { ...entry('asked', 1050), deadlineAt: '2026-11-22T09:00:00.000Z' };
// Extended past the available time; only work − 15 limits it.
const extended = { ...entry('extended', 1110), plannedEndMinute: 1155, finished: false };
const finished = { ...entry('finished', 1050), plannedEndMinute: 1110, finished: true };
const schedule: OwnSchedule = {
  scheduleId: 's',
  version: 1,
  day: '2026-11-24',
  fromMinute: 1050,
  toMinute: 1155,
  workMinute: 1200,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
  requests: [asked],
  bookings: [extended, finished],
};
const saving = (change: object) => {
  const { held, refused } = effectOfSaving(schedule, { ...formOf(schedule), ...change });
  return [held, refused].map((list) => list.map(({ bookingId }) => bookingId));
};

it.each([
  [{}, [], []],
  [{ workingBar: '新店' }, [], []],
  [{ fromMinute: 1065 }, [], ['asked']],
  [{ toMinute: 1140 }, ['extended'], []],
  [{ workMinute: 1170 }, ['extended'], []],
  [{ fromMinute: null }, [], []],
])('saving %o holds for %o and refuses %o', (change, held, refused) => {
  expect(saving(change)).toEqual([held, refused]);
});

it('a day with a booking, also one that is over, cannot be deleted, nor a past day', () => {
  const [before, after] = [instantAt(schedule.day, 900), instantAt(schedule.day, 1500)];
  const [asking, over] = [
    { ...schedule, bookings: [] },
    { ...schedule, bookings: [finished] },
  ];
  expect([schedule, over, asking].map((one) => isDeletable(one, before))).toEqual([false, false, true]);
  expect(isDeletable(asking, after)).toBe(false);
});

it('a new schedule changes nothing', () => {
  expect(effectOfSaving(null, formOf(schedule)).refused).toEqual([]);
});
