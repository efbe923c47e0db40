import type { CastDay } from '@yoimachi/contract/schedule';
import { expect, test } from 'vitest';
import { rollingDays, selectedDay } from './meeting-days.ts';

const castDay = (day: string, part: Partial<CastDay> = {}): CastDay => ({
  day,
  version: 1,
  fromMinute: 1020,
  toMinute: 1170,
  workMinute: 1200,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
  free: [{ fromMinute: 1050, toMinute: 1170 }],
  blockedBy: null,
  ...part,
});

const days = [
  castDay('2026-11-22', { free: [], blockedBy: 'FULL' }),
  castDay('2026-11-24'),
  castDay('2026-11-25'),
  castDay('2026-11-26', { blockedBy: 'ALREADY_REQUESTED' }),
  castDay('2026-11-27', { blockedBy: 'OTHER_REQUEST' }),
  castDay('2026-11-28', { free: [], blockedBy: 'TOO_LATE' }),
];

test('open days carry the time she can be met from; those he asked for and full ones say so; others are left out', () => {
  expect([...rollingDays(days)]).toEqual([
    ['2026-11-22', { kind: 'booked' }],
    ['2026-11-24', { kind: 'open', time: '17:30' }],
    ['2026-11-25', { kind: 'open', time: '17:30' }],
    ['2026-11-26', { kind: 'asked' }],
    ['2026-11-27', { kind: 'asked' }],
  ]);
});

test('the wanted day is chosen while it is open, else the first open one', () => {
  expect(selectedDay(days, '2026-11-25')?.day).toBe('2026-11-25');
  expect(selectedDay(days, '2026-11-22')?.day).toBe('2026-11-24');
  expect(selectedDay(days, undefined)?.day).toBe('2026-11-24');
  expect(selectedDay([], '2026-11-25')).toBeNull();
});
