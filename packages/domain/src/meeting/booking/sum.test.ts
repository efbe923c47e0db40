import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { TAKEN_FOR_GRANTED } from './actions.ts';
import type { Command } from './command.ts';
import { decideBooking, participationsFor, type Participation } from './decide-booking.ts';
import {
  ASKED,
  at,
  CLAIMED_BY_GUEST,
  daysBefore,
  DUE,
  FINISHED,
  HELD,
  MEETING,
  NO_SHOW,
  PENDING,
} from './state.fixture.ts';
import type { ParticipationState } from './state.ts';
import { isSameSum, leavingOf, NO_SUM, sumForCast, sumForGuest, sumOf, type Sum } from './sum.ts';
import type { Role } from './values.ts';

const casts = (...states: ParticipationState[]): Participation[] =>
  states.map((state, index) => ({ id: 'abcd'[index]!, state }));
const ofGuest = (states: ParticipationState[], action: Command['action'], now: Date, named?: string) =>
  sumForGuest(casts(...states), action, now, named);

test.each([
  ['nobody pays for what is not confirmed', PENDING, 'withdraw', at(10), NO_SUM],
  ['nor while another cast has to answer', HELD, 'withdraw', at(10), NO_SUM],
  ['two days before', DUE, 'cancel', daysBefore(2, 23, 59), NO_SUM],
  ['the day before', DUE, 'cancel', daysBefore(1, 0), { points: 7500, minutes: null }],
  ['on the day', DUE, 'cancel', at(0), { points: 15_000, minutes: null }],
  ['when she came early, before the start', MEETING, 'cancel', at(17, 59), { points: 15_000, minutes: null }],
  ['when the time of her no-show has come', DUE, 'cancel', at(18, 15), NO_SUM],
  ['she did not come', NO_SHOW, 'cancelNoShow', at(18, 20), NO_SUM],
  ['45 minutes are owed', MEETING, 'finish', at(18, 10), { points: 7500, minutes: 45 }],
  ['45 minutes', MEETING, 'finish', at(18, 45), { points: 7500, minutes: 45 }],
  ['the 46th minute begins', MEETING, 'finish', at(18, 46), { points: 10_000, minutes: 60 }],
  ['after the end', MEETING, 'finish', at(19, 44), { points: 15_000, minutes: 90 }],
  ['his end takes his claim back', CLAIMED_BY_GUEST, 'finish', at(19), { points: 10_000, minutes: 60 }],
  ['15 minutes more', MEETING, 'askExtension', at(19), { points: 2500, minutes: 15 }],
  ['what is over costs nothing more', FINISHED, 'finish', at(20), NO_SUM],
] as const)('the guest: %s', (_name, state, action, now, sum) => {
  expect(ofGuest([state], action, now)).toEqual(sum);
});

test.each([
  ['the end', MEETING, 'end', at(19, 30), { points: 15_000, minutes: 90 }],
  ['her early end bills the real time', MEETING, 'forceFinish', at(18, 10), { points: 2500, minutes: 15 }],
  ['15 minutes more', ASKED, 'agreeExtension', at(19, 15), { points: 2500, minutes: 15 }],
  ['no more time', ASKED, 'declineExtension', at(19, 15), NO_SUM],
  ['her cancellation', DUE, 'cancel', at(10), NO_SUM],
  ['an end that waits for a claim', CLAIMED_BY_GUEST, 'end', at(19, 30), NO_SUM],
  ['an early one too', CLAIMED_BY_GUEST, 'forceFinish', at(19), NO_SUM],
] as const)('the cast: %s', (_name, state, action, now, sum) => {
  expect(sumForCast(state, action, now)).toEqual(sum);
});

test('of several casts the points and the minutes add up, of those whom the act is for', () => {
  const late = { ...MEETING, arrivedAt: at(18, 30), price30: 4000, price15: 2000, plannedPoints: 12_000 };
  const both = [MEETING, late, NO_SHOW];
  expect(ofGuest(both, 'finish', at(19, 20))).toEqual({ points: 15_000 + 8000, minutes: 90 + 60 });
  expect(ofGuest(both, 'finish', at(19, 20), 'b')).toEqual({ points: 8000, minutes: 60 });
  expect(ofGuest([MEETING, FINISHED, DUE], 'finish', at(18, 10))).toEqual({ points: 7500, minutes: 45 });
  const odd = { ...DUE, plannedPoints: 7501 };
  expect(ofGuest([odd, odd], 'cancel', daysBefore(1, 12))).toEqual({ points: 7500, minutes: null });
});

test('leaving is withdrawing, leaving who did not come, or cancelling', () => {
  expect(leavingOf([HELD, PENDING])).toBe('withdraw');
  expect(leavingOf([MEETING, NO_SHOW])).toBe('cancelNoShow');
  expect(leavingOf([DUE, MEETING])).toBe('cancel');
});

const COSTING = [
  ['guest', 'withdraw'],
  ['guest', 'cancel'],
  ['guest', 'cancelNoShow'],
  ['guest', 'finish'],
  ['cast', 'end'],
  ['cast', 'forceFinish'],
  ['cast', 'cancel'],
  ['cast', 'agreeExtension'],
  ['operator', 'forceEnd'],
] as const satisfies readonly (readonly [Role | 'operator', Command['action']])[];

/** Any state of the evening, with any arrival, extension and price. */
const anyState = fc
  .record({
    base: fc.constantFrom(PENDING, HELD, DUE, MEETING, ASKED, NO_SHOW, CLAIMED_BY_GUEST, FINISHED),
    arrival: fc.integer({ min: -60 * 60, max: 90 * 60 }),
    extended: fc.integer({ min: 0, max: 1 }),
    price30: fc.integer({ min: 20, max: 75 }),
  })
  .map(({ base, arrival, extended, price30 }) => {
    const prices = { price30: price30 * 100, price15: Math.ceil(price30 / 2) * 100 };
    const plannedPoints = 3 * prices.price30;
    if (base.arrivedAt === null) return { ...base, ...prices, plannedPoints };
    const arrivedAt = new Date(at(18).getTime() + arrival * 1000);
    const endsAt = addMinutes(base.plannedEndsAt, 15 * extended);
    return { ...base, ...prices, plannedPoints, arrivedAt, endsAt };
  });

test('what is shown is what is settled, for every act, on any booking, to the second', () => {
  let settled = 0;
  fc.assert(
    fc.property(
      fc.array(anyState, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...COSTING),
      fc.integer({ min: -26 * 3600, max: 3 * 3600 }),
      fc.boolean(),
      (states, [actor, action], second, isForOne) => {
        const now = new Date(at(18).getTime() + second * 1000);
        const participations = casts(...states);
        const ids = participationsFor(participations, action, isForOne || actor === 'cast' ? 'a' : undefined);
        const shown = sumOf(participations, ids, { actor, action }, now);
        const command = { action, reason: 'a reason' } as Command;
        const decision = decideBooking(participations, ids, command, {
          actor,
          now,
          factsOf: () => TAKEN_FOR_GRANTED,
        });
        if (!decision.ok) return;
        const due = { points: 0, minutes: null as number | null };
        for (const { id, decision: done } of decision.value.steps) {
          if (!ids.includes(id)) continue;
          const { money } = done;
          if (money.kind === 'settle') due.minutes = (due.minutes ?? 0) + money.minutes;
          if (money.kind === 'extend') due.minutes = 15;
          if (money.kind !== 'none' && money.kind !== 'release') due.points += money.points;
        }
        expect(shown).toEqual(due);
        settled++;
      },
    ),
    { numRuns: 4000 },
  );
  expect(settled).toBeGreaterThan(300);
});

test('within a minute the sum stays, and it changes by whole quarters of an hour only', () => {
  const sumAt = (minute: number, second: number): Sum =>
    ofGuest([MEETING], 'finish', new Date(at(18, minute).getTime() + second * 1000));
  for (let minute = 0; minute <= 105; minute++) {
    expect(isSameSum(sumAt(minute, 0), sumAt(minute, 59))).toBe(true);
    const [before, after] = [sumAt(minute, 59), sumAt(minute + 1, 0)];
    expect([0, 15]).toContain(after.minutes! - before.minutes!);
    if (!isSameSum(before, after)) expect(minute % 15).toBe(0);
  }
});
