import { expect, test } from 'vitest';
import { addDays, dayOf, endOfDay, instantAt, type Day } from '@yoimachi/domain/time';
import { feePercent } from './cancel-policy.ts';
import { badges, displayStatus, timeTab } from './display-status.ts';
import { DUE, MEETING, NO_SHOW, PENDING } from './state.fixture.ts';
import type { ParticipationState } from './state.ts';

/** Both ends of a Tokyo day: its first and its last millisecond. */
const first = (day: Day) => instantAt(day, 0);
const last = (day: Day) => new Date(endOfDay(day).getTime() - 1);

/** Days about which machines elsewhere could err: ends of months and years, a leap day, the nights their clocks are changed. */
const DAYS: Day[] = [
  '2026-11-21',
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2028-02-29',
  '2028-03-01',
  '2027-03-14',
  '2027-11-07',
];

/** A booking that begins `startMinute` after 00:00 of its day; from 1440 on in the night after. */
function booked(day: Day, startMinute: number, change: Partial<ParticipationState> = {}): ParticipationState {
  const startsAt = instantAt(day, startMinute);
  const endsAt = instantAt(day, startMinute + 90);
  const workStartsAt = instantAt(day, startMinute + 120);
  return { ...DUE, day, startsAt, plannedEndsAt: endsAt, endsAt, workStartsAt, ...change };
}

/** 00:30, 18:00, and 24:30 and 28:00 of the day's night. */
const STARTS = [30, 1080, 1470, 1680];
const cases = DAYS.flatMap((day) => STARTS.map((startMinute) => [day, startMinute] as const));

test.each(DAYS)('%s begins and ends in Tokyo, wherever the machine stands', (day) => {
  expect(dayOf(first(day))).toBe(day);
  expect(dayOf(last(day))).toBe(day);
  expect(dayOf(new Date(first(day).getTime() - 1))).toBe(addDays(day, -1));
  expect(first(day).toISOString()).toBe(`${addDays(day, -1)}T15:00:00.000Z`);
  expect(last(day).toISOString()).toBe(`${day}T14:59:59.999Z`);
});

test.each(cases)('an agreed booking of %s at minute %i is named by its day', (day, startMinute) => {
  const state = booked(day, startMinute);
  const expected: [Day, string, string][] = [
    [addDays(day, -2), 'ACCEPTED', 'ACCEPT'],
    [addDays(day, -1), 'TOMORROW', 'ACCEPT_TOMORROW'],
    [day, 'TODAY', 'ACCEPT_TODAY'],
    // Bookings of the night belong to the day before.
    [addDays(day, 1), 'TODAY', 'ACCEPT_TODAY'],
  ];
  for (const [today, badge, display] of expected) {
    for (const now of [first(today), last(today)]) {
      for (const role of ['guest', 'cast'] as const) {
        expect(badges(state, role, now, false)).toEqual([badge]);
        expect(displayStatus(state, role, now)).toBe(display);
      }
    }
  }
});

test.each(cases)(
  'a cancelled booking of %s at minute %i is named by the day it was cancelled',
  (day, startMinute) => {
    const expected: [Day, string][] = [
      [addDays(day, -2), 'CANCEL'],
      [addDays(day, -1), 'CANCEL_BEFORE'],
      [day, 'CANCEL_TODAY'],
      [addDays(day, 1), 'CANCEL_TODAY'],
    ];
    for (const [cancelledOn, badge] of expected) {
      for (const cancelledAt of [first(cancelledOn), last(cancelledOn)]) {
        const state = booked(day, startMinute, { status: 'CANCEL', cancelType: 'GUEST', cancelledAt });
        // The result is the same long afterwards.
        for (const now of [cancelledAt, last(addDays(day, 40))]) {
          for (const role of ['guest', 'cast'] as const) {
            expect(badges(state, role, now, false)).toEqual([badge]);
            expect(displayStatus(state, role, now)).toBe(badge);
          }
        }
        expect(timeTab(state)).toBe('PAST_REJECT_CANCEL');
      }
    }
  },
);

test.each(cases)('the fee of a booking of %s at minute %i changes at midnight', (day, startMinute) => {
  const state = booked(day, startMinute);
  expect(feePercent(state, last(addDays(day, -2)))).toBe(0);
  expect(feePercent(state, first(addDays(day, -1)))).toBe(50);
  expect(feePercent(state, last(addDays(day, -1)))).toBe(50);
  expect(feePercent(state, first(day))).toBe(100);
  expect(feePercent(state, last(day))).toBe(100);
});

test.each(DAYS)('what waits, runs or was missed on %s stays where it is over midnight', (day) => {
  const night = {
    day,
    startsAt: instantAt(day, 1410),
    endsAt: instantAt(day, 1530),
    plannedEndsAt: instantAt(day, 1530),
  };
  const states = [
    [{ ...PENDING, ...night }, 'CONFIRM_WAITING', 'REPLY_WAITING'],
    [{ ...MEETING, ...night, arrivedAt: instantAt(day, 1410) }, 'TODAY IN_MEETING', 'TODAY IN_MEETING'],
    [{ ...NO_SHOW, ...night }, 'NO_SHOW', 'IN_MEETING'],
  ] as const;
  for (const [state, forCast, forGuest] of states) {
    for (const now of [last(day), first(addDays(day, 1))]) {
      expect(badges(state, 'cast', now, false).join(' ')).toBe(forCast);
      expect(badges(state, 'guest', now, false).join(' ')).toBe(forGuest);
      expect(timeTab(state)).toBe('FUTURE');
    }
  }
});
