import type { CastDay } from '@yoimachi/contract/schedule';
import { expect, test } from 'vitest';
import { canStart, checkChoice, longestMinutes, startMinutes } from './window.ts';

/** 17:00 to 20:00 with 18:00 to 18:45 taken. */
const castDay: CastDay = {
  day: '2026-11-24',
  version: 3,
  fromMinute: 1020,
  toMinute: 1200,
  workMinute: 1230,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: true,
  free: [
    { fromMinute: 1020, toMinute: 1080 },
    { fromMinute: 1125, toMinute: 1200 },
  ],
  blockedBy: null,
};
const NOW = new Date('2026-11-21T09:00:00Z');
const choice = { startMinute: 1125, minutes: 60, guestCount: 1, place: '銀座駅' };
const codes = (part: Partial<typeof choice>) => [...checkChoice(castDay, { ...choice, ...part }, NOW, 1)];

test('starts are quarters of an hour with room for 45 minutes', () => {
  expect(startMinutes(castDay)).toEqual([1020, 1035, 1050, 1065, 1080, 1095, 1110, 1125, 1140, 1155]);
  const startable = startMinutes(castDay).filter((minute) => canStart(castDay, minute, NOW));
  expect(startable).toEqual([1020, 1035, 1125, 1140, 1155]);
  expect(startMinutes({ ...castDay, fromMinute: 1380, toMinute: 1560 }).at(-1)).toBe(1425);
});

test('late at night only starts at least four hours ahead can be had', () => {
  const early = { ...castDay, fromMinute: 120, toMinute: 360, free: [{ fromMinute: 120, toMinute: 360 }] };
  const lateNow = new Date('2026-11-23T14:00:00Z');
  expect(canStart(early, 165, lateNow)).toBe(false);
  expect(canStart(early, 180, lateNow)).toBe(true);
});

test('a meeting is as long as its free window', () => {
  expect(longestMinutes(castDay, 1020)).toBe(60);
  expect(longestMinutes(castDay, 1140)).toBe(60);
});

test('errors stand at their field', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ minutes: 90 })).toEqual([['endMinute', 'REQUEST_END_AFTER_CLOSE']]);
  expect(codes({ startMinute: 1050, minutes: 60 })).toEqual([['startMinute', 'CAST_UNAVAILABLE_AT_TIME']]);
  expect(codes({ guestCount: 2 })).toEqual([['guestCount', 'CANT_JOIN_ALONE']]);
  expect(checkChoice(castDay, { ...choice, guestCount: 2 }, NOW, 2).size).toBe(0);
  expect(codes({ place: ' ' })).toEqual([['place', 'PLACE_REQUIRED']]);
  expect(codes({ place: '銀座のホテル' })).toEqual([['place', 'PLACE_NOT_PUBLIC']]);
});
