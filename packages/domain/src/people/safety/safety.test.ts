import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { isSosOpen } from './index.ts';

const startsAt = new Date('2026-11-21T09:00:00Z');
const endsAt = new Date('2026-11-21T10:30:00Z');

test('SOS works from an hour before the start to an hour after the checkout', () => {
  const checkedOutAt = addMinutes(endsAt, 10);
  const open = (minutes: number) =>
    isSosOpen({ startsAt, endsAt, checkedOutAt }, addMinutes(startsAt, minutes));
  expect([-61, -60, 0, 160, 161].map(open)).toEqual([false, true, true, true, false]);
});

test('without a checkout it works for a day after the end', () => {
  const open = (minutes: number) =>
    isSosOpen({ startsAt, endsAt, checkedOutAt: null }, addMinutes(endsAt, minutes));
  expect([0, 24 * 60, 24 * 60 + 1].map(open)).toEqual([true, true, false]);
});
