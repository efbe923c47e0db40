import { expect, test } from 'vitest';

import type { Told } from './api/notifications.ts';
import { groupsOf, lookOf } from './groups.ts';

const now = new Date('2026-11-28T09:00:00Z');
const told = (kind: string, at: string, change: Partial<Told> = {}): Told => ({
  notificationId: `${kind} ${at}`,
  kind,
  body: '',
  read: false,
  waits: false,
  link: '/cast/dohan-detail?bookingId=1',
  createdAt: `2026-11-${at}:00Z`,
  ...change,
});

test('what waits for an act is first, until it is done; the rest is by day', () => {
  const request = told('CAST_REQUEST_RECEIVED', '18T11:12', { waits: true });
  const list = [
    told('GUEST_APPROVED', '28T08:05'),
    told('CAST_REVIEW_WAITING', '27T15:30', { read: true }),
    told('GUEST_SETTLED', '27T14:59'),
    request,
    // Brought with the first page, and again with its own.
    request,
  ];
  const shown = groupsOf(list, now).map(({ group, told: some }) => [group, some.map(({ kind }) => kind)]);
  expect(shown).toEqual([
    ['ACT', ['CAST_REQUEST_RECEIVED']],
    // 15:30 of the 27th is half past midnight of the 28th in Tokyo.
    ['TODAY', ['GUEST_APPROVED', 'CAST_REVIEW_WAITING']],
    ['YESTERDAY', ['GUEST_SETTLED']],
  ]);
  expect(groupsOf([{ ...request, waits: false }], now)[0]?.group).toBe('EARLIER');
});

test('red is for safety alone', () => {
  expect(lookOf(told('PHONE_CHANGE', '28T08:05'))).toBe('safety');
  expect(lookOf(told('GUEST_CHARGE_FAILED', '28T08:05', { waits: true }))).toBe('act');
  expect(lookOf(told('GUEST_APPROVED', '28T08:05'))).toBe('booking');
  expect(lookOf(told('GUEST_APPROVED', '28T08:05', { read: true }))).toBe('rest');
});
