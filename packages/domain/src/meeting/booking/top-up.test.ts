import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMinutes, DAY_MINUTES, dayOf, instantAt } from '@yoimachi/domain/time';
import { cardAmountFor, yenForPoints } from '@yoimachi/domain/money';
import { askAgainAt, debtRetryAt, paymentDeadline, planAuthorisation } from './top-up.ts';

const DAY = '2026-12-20';
const booking = { day: DAY, endsAt: instantAt(DAY, 20 * 60) };
const at = (day: string, hour: number, minute = 0) => instantAt(day, hour * 60 + minute);
const days = (count: number) => count * DAY_MINUTES;

test('the card is asked for until 18:00 two days before', () => {
  expect(paymentDeadline(DAY)).toEqual(at('2026-12-18', 18));
  expect(askAgainAt(DAY, at('2026-12-17', 17))).toEqual(at('2026-12-18', 17));
  expect(askAgainAt(DAY, at('2026-12-17', 18))).toBeNull();
});

test('an authorisation that outlives the end is kept for good', () => {
  const now = at('2026-12-14', 12);
  expect(planAuthorisation(booking, addMinutes(now, days(7)), now)).toEqual({ keep: true, askAt: null });
});

test('one that does not is given back until the end lies within such a life', () => {
  const now = at('2026-12-01', 12);
  expect(planAuthorisation(booking, addMinutes(now, days(7)), now)).toEqual({
    keep: false,
    askAt: at('2026-12-13', 22),
  });
  // A lifetime of two days: the card is still authorised a day before the deadline.
  expect(planAuthorisation(booking, addMinutes(now, days(2)), now).askAt).toEqual(at('2026-12-17', 18));
});

test('close to the day it is kept, and renewed before it runs out', () => {
  const now = at('2026-12-18', 12);
  const expiresAt = addMinutes(now, days(2));
  expect(planAuthorisation(booking, expiresAt, now)).toEqual({ keep: true, askAt: at('2026-12-20', 0) });
  const soon = addMinutes(now, 30);
  expect(planAuthorisation(booking, soon, now)).toEqual({ keep: true, askAt: soon });
});

test('whatever the life, the next question comes later and an authorisation that is let go comes back in time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: days(40) }),
      fc.integer({ min: 1, max: days(30) }),
      (before, life) => {
        const now = addMinutes(booking.endsAt, -before);
        const expiresAt = addMinutes(now, life);
        const plan = planAuthorisation(booking, expiresAt, now);
        if (plan.askAt) expect(plan.askAt > now).toBe(true);
        if (plan.keep) return;
        expect(plan.askAt! < paymentDeadline(DAY)).toBe(true);
        const next = planAuthorisation(booking, addMinutes(plan.askAt!, life), plan.askAt!);
        expect(next.keep).toBe(true);
      },
    ),
  );
});

test('a failed charge is repeated on days 0, 1 and 3 at 12:00', () => {
  const morning = at('2026-12-20', 9);
  expect(debtRetryAt(morning, morning)).toEqual(at('2026-12-20', 12));
  expect(debtRetryAt(morning, at('2026-12-20', 12))).toEqual(at('2026-12-21', 12));
  expect(debtRetryAt(morning, at('2026-12-21', 12))).toEqual(at('2026-12-23', 12));
  expect(debtRetryAt(morning, at('2026-12-23', 12))).toBeNull();
  const evening = at('2026-12-20', 21);
  expect(debtRetryAt(evening, evening)).toEqual(at(addDays(dayOf(evening), 1), 12));
});

test('a card is asked for the missing points, and for no less than the smallest charge', () => {
  expect(cardAmountFor(10_000, 50)).toEqual({ points: 10_000, amountYen: 12_100 });
  expect(cardAmountFor(10, 50)).toEqual({ points: 42, amountYen: 50 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (points, smallest) => {
        const asked = cardAmountFor(points, smallest);
        expect(asked.points).toBeGreaterThanOrEqual(points);
        expect(asked.amountYen).toBe(yenForPoints(asked.points));
        expect(asked.amountYen).toBeGreaterThanOrEqual(smallest);
        if (asked.points > points) expect(yenForPoints(asked.points - 1)).toBeLessThan(smallest);
      },
    ),
  );
});
