import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { isOnDuty, nextStepAt, readHours, readWeekdays, toldNext, writeHours } from './index.ts';

/** Friday 20 November 2026, Tokyo time. */
const friday = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour - 9, minute));
const shift = (weekdays: readonly number[], from: number, to: number, position = 1) => ({
  weekdays,
  fromMinute: from * 60,
  toMinute: to * 60,
  position,
});

test.each([
  [shift([5], 18, 23), [18, 22], [17, 23, 24]],
  [shift([5], 18, 2), [18, 23, 24, 25], [17, 26, 26 - 24]],
  [shift([4], 18, 2), [0, 1], [2, 18]],
  [shift([5], 0, 0), [0, 12, 23], [-1, 24]],
  [shift([5], 9, 9), [9, 20, 32], [8, 33]],
])('%j', (one, on, off) => {
  for (const hour of on) expect([hour, isOnDuty(one, friday(hour))]).toEqual([hour, true]);
  for (const hour of off) expect([hour, isOnDuty(one, friday(hour))]).toEqual([hour, false]);
});

test('one after the other of those on duty, then round again; all while nobody is', () => {
  const [a, b, c] = [shift([5], 18, 23, 2), shift([4], 18, 23, 5), shift([5], 18, 23, 9)];
  const all = [a, b, c];
  expect(toldNext(all, null, friday(19))).toEqual([a]);
  expect(toldNext(all, 2, friday(19))).toEqual([c]);
  expect(toldNext(all, 9, friday(19))).toEqual([a]);
  expect(toldNext(all, 3, friday(19))).toEqual([c]);
  expect(toldNext(all, 2, friday(9))).toEqual(all);
  expect(toldNext([], null, friday(9))).toEqual([]);
});

test('every two minutes for two hours, every half an hour for a day', () => {
  const at = friday(20);
  const told: Date[] = [];
  for (let next: Date | null = at; next; next = nextStepAt(at, next)) told.push(next);
  expect(told.slice(0, 3)).toEqual([at, addMinutes(at, 2), addMinutes(at, 4)]);
  expect(told.filter((one) => one <= addMinutes(at, 120))).toHaveLength(61);
  expect(told[61]).toEqual(addMinutes(at, 150));
  expect(told.at(-1)).toEqual(addMinutes(at, 23 * 60 + 30));
});

test('days and hours are read as they are typed', () => {
  expect(readWeekdays('mon,Wed')).toEqual({ ok: true, value: [1, 3] });
  expect(readWeekdays('fri-mon')).toEqual({ ok: true, value: [0, 1, 5, 6] });
  expect(readWeekdays('daily')).toMatchObject({ value: [0, 1, 2, 3, 4, 5, 6] });
  for (const wrong of ['', 'monday', 'mon-', 'mon-tue-wed', '1'])
    expect(readWeekdays(wrong)).toMatchObject({ error: { code: 'SHIFT_INVALID', field: 'weekdays' } });
  expect(readHours('18:00-02:30')).toEqual({ ok: true, value: { fromMinute: 1080, toMinute: 150 } });
  for (const wrong of ['', '18-2', '24:00-02:00', '18:60-19:00', '18:00'])
    expect(readHours(wrong)).toMatchObject({ error: { code: 'SHIFT_INVALID', field: 'hours' } });
  expect(writeHours({ weekdays: [0, 6], fromMinute: 1080, toMinute: 150 })).toBe('sun,sat 18:00-02:30');
});
