import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { expect, it } from 'vitest';
import { monthDaysOf } from './month-days.ts';

const schedule = (day: string, change: Partial<OwnSchedule> = {}): OwnSchedule => ({
  scheduleId: day,
  version: 1,
  day,
  fromMinute: 1050,
  toMinute: 1170,
  workMinute: 1200,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
  pendingCount: 0,
  bookings: [],
  ...change,
});
const booking = (finished: boolean) => ({
  bookingId: 'b',
  guestNickname: '藤代',
  startMinute: 1080,
  endMinute: 1140,
  finished,
});

it('shows what each day holds, and of past days only those that were worked', () => {
  const days = monthDaysOf(
    [
      schedule('2026-11-19', { bookings: [booking(true)] }),
      schedule('2026-11-20'),
      schedule('2026-11-21', { bookings: [booking(false)], pendingCount: 1 }),
      schedule('2026-11-22', { pendingCount: 2 }),
      schedule('2026-11-23'),
    ],
    '2026-11-21',
  );
  expect([...days]).toEqual([
    ['2026-11-19', { kind: 'done' }],
    ['2026-11-21', { kind: 'booked', time: '18:00' }],
    ['2026-11-22', { kind: 'requests', time: '17:30', count: 2 }],
    ['2026-11-23', { kind: 'open', time: '17:30' }],
  ]);
});
