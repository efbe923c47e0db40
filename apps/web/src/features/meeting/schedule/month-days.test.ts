import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { instantAt } from '@yoimachi/domain/time';
import { expect, it } from 'vitest';
import { isToCome, monthDaysOf, openingMonth, stateOf } from './month-days.ts';

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
const booking = (finished: boolean) => ({
  bookingId: 'b',
  guestNickname: '藤代',
  startMinute: 1080,
  plannedEndMinute: 1140,
  endMinute: 1140,
  finished,
});
const request = (startMinute: number) => ({
  bookingId: 'r',
  guestNickname: '佐伯',
  startMinute,
  endMinute: startMinute + 60,
  deadlineAt: '2026-11-21T09:00:00.000Z',
});

it('shows what each day holds, and of past days only those that were worked or still run', () => {
  const days = monthDaysOf(
    [
      schedule('2026-11-18', { bookings: [booking(false)] }),
      schedule('2026-11-19', { bookings: [booking(true)] }),
      schedule('2026-11-20'),
      schedule('2026-11-21', { bookings: [booking(false)], requests: [request(1050)] }),
      schedule('2026-11-22', { requests: [request(1050), request(1110)] }),
      schedule('2026-11-23'),
    ],
    instantAt('2026-11-21', 600),
  );
  expect([...days]).toEqual([
    ['2026-11-18', { kind: 'booked', time: '18:00', count: 0 }],
    ['2026-11-19', { kind: 'done' }],
    ['2026-11-21', { kind: 'booked', time: '18:00', count: 1 }],
    ['2026-11-22', { kind: 'requests', time: '17:30', count: 2 }],
    ['2026-11-23', { kind: 'open', time: '17:30' }],
  ]);
});

it("draws today's finished evening as past, like the list beside it, also before the day is over", () => {
  const finished = schedule('2026-11-21', { bookings: [booking(true)] });
  const unasked = schedule('2026-11-21');
  const stateAt = (one: OwnSchedule, minute: number) => [
    stateOf(one, instantAt(one.day, minute)),
    monthDaysOf([one], instantAt(one.day, minute)).get(one.day)?.kind,
  ];
  expect(stateAt(finished, 1145)).toEqual(['done', 'done']);
  expect(stateAt(unasked, 600)).toEqual(['open', 'open']);
  expect(stateAt(unasked, 1201)).toEqual(['done', 'done']);
});

it("lists last night's with a booking that still runs until her work begins", () => {
  const night = schedule('2026-11-20', { workMinute: 1560, bookings: [booking(false)] });
  const at = (minute: number) => instantAt('2026-11-20', minute);
  expect([1439, 1500, 1560].map((minute) => isToCome(night, at(minute)))).toEqual([true, true, false]);
  expect(isToCome({ ...night, bookings: [booking(true)] }, at(1500))).toBe(false);
});

it('opens the next month once fewer than seven days of this one are left, today among them', () => {
  expect(openingMonth('2026-11-24')).toBe('2026-11');
  expect(openingMonth('2026-11-25')).toBe('2026-12');
  expect(openingMonth('2026-12-31')).toBe('2027-01');
});
