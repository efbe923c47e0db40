import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantAt } from '@yoimachi/domain/time';
import {
  adjustedScore,
  type CastFacts,
  DEFAULT_WEIGHTS,
  freeDays,
  PLACES_OF_EQUALS,
  placeOf,
  recommendationOf,
  recommendationShares,
  turnOf,
  WEIGHT_NAMES,
} from './index.ts';

const TODAY = '2026-11-20';
const NOW = instantAt(TODAY, 12 * 60);
const NONE = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, 0])) as Record<
  (typeof WEIGHT_NAMES)[number],
  number
>;
const evening = (after: number) => ({
  day: addDays(TODAY, after),
  fromMinute: 18 * 60,
  toMinute: 20 * 60,
  taken: [] as { fromMinute: number; toMinute: number }[],
});
const FACTS: CastFacts = {
  days: [],
  reviews: 0,
  reviewPoints: 0,
  recentReviews: 0,
  recentPoints: 0,
  answers: { answered: 0, unanswered: 0, meanMinutes: 0 },
  freshAt: NOW,
  gaps: 0,
  registeredAt: NOW,
};

test('a score begins at 3.5, and the first reviews move it little', () => {
  expect(adjustedScore(0, 0)).toBe(350);
  expect(adjustedScore(1, 5)).toBe(375);
  expect(adjustedScore(3, 15)).toBe(406);
  expect(adjustedScore(100, 500)).toBe(493);
});

test('free are days from tomorrow to the seventh that have 45 minutes left', () => {
  const full = { ...evening(2), taken: [{ fromMinute: 18 * 60 + 30, toMinute: 19 * 60 + 30 }] };
  expect(freeDays([evening(0), evening(1), full, evening(7), evening(8)], TODAY)).toBe(2);
});

test('each weight alone tells who has more of it, and none at all makes everybody equal', () => {
  const better: Partial<CastFacts>[] = [
    { days: [evening(1)] },
    { reviews: 3, reviewPoints: 15 },
    { answers: { answered: 3, unanswered: 0, meanMinutes: 24 * 60 } },
    { answers: { answered: 3, unanswered: 0, meanMinutes: 10 } },
  ];
  const names = ['FREE_DAYS', 'REVIEWS', 'ANSWER_RATE', 'ANSWER_TIME'] as const;
  for (const [index, name] of names.entries()) {
    const only = { ...NONE, [name]: 7 };
    const facts = { ...FACTS, ...better[index] };
    expect(recommendationOf(facts, only, NOW), name).toBeGreaterThan(recommendationOf(FACTS, only, NOW));
    expect(recommendationOf(facts, NONE, NOW)).toBe(0);
  }
  const old = { ...FACTS, freshAt: instantAt(addDays(TODAY, -15), 720), gaps: 4 };
  expect(recommendationShares(old, NOW)).toMatchObject({ FRESHNESS: 0.5, COMPLETENESS: 0.5 });
});

test('fewer than three reviews are not told by the order either', () => {
  const two = { ...FACTS, reviews: 2, reviewPoints: 2 };
  expect(recommendationOf(two, DEFAULT_WEIGHTS, NOW)).toBe(recommendationOf(FACTS, DEFAULT_WEIGHTS, NOW));
});

test('a recommendation lies between 0 and 1000, and no fact makes it fall that ought to lift it', () => {
  const facts = fc.record({
    free: fc.integer({ min: 0, max: 7 }),
    good: fc.integer({ min: 0, max: 50 }),
    bad: fc.integer({ min: 0, max: 50 }),
    answered: fc.integer({ min: 0, max: 50 }),
    unanswered: fc.integer({ min: 0, max: 50 }),
    gaps: fc.integer({ min: 0, max: 8 }),
  });
  const of = (it: {
    free: number;
    good: number;
    bad: number;
    answered: number;
    unanswered: number;
    gaps: number;
  }) =>
    recommendationOf(
      {
        ...FACTS,
        days: Array.from({ length: it.free }, (_, after) => evening(after + 1)),
        reviews: it.good + it.bad,
        reviewPoints: it.good * 5 + it.bad,
        answers: { answered: it.answered, unanswered: it.unanswered, meanMinutes: 60 },
        gaps: it.gaps,
      },
      DEFAULT_WEIGHTS,
      NOW,
    );
  fc.assert(
    fc.property(facts, (it) => {
      const value = of(it);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1000);
      if (it.good + it.bad >= 3) expect(of({ ...it, good: it.good + 1 })).toBeGreaterThanOrEqual(value);
      expect(of({ ...it, unanswered: it.unanswered + 1 })).toBeLessThanOrEqual(value);
      expect(of({ ...it, free: it.free + 1 })).toBeGreaterThanOrEqual(value);
    }),
  );
});

test('equals take turns: another order each day, the same all day, and nobody overtakes who is better', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`);
  const firstPage = (day: string) => [...ids].sort((a, b) => turnOf(b, day) - turnOf(a, day)).slice(0, 20);
  const [today, tomorrow] = [firstPage(TODAY), firstPage(addDays(TODAY, 1))];
  expect(firstPage(TODAY)).toEqual(today);
  expect(today.filter((id) => tomorrow.includes(id)).length).toBeLessThan(14);
  // Over a month everybody is on the first page at some time.
  const shown = new Set(Array.from({ length: 30 }, (_, day) => firstPage(addDays(TODAY, day))).flat());
  expect(shown.size).toBe(60);
  for (const id of ids) {
    expect(turnOf(id, TODAY)).toBeGreaterThanOrEqual(0);
    expect(turnOf(id, TODAY)).toBeLessThan(PLACES_OF_EQUALS);
    expect(placeOf(525, id, TODAY)).toBeGreaterThan(placeOf(499, ids[0]!, TODAY));
  }
});
