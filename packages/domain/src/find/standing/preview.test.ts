import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import {
  bestPlace,
  type CastFacts,
  orderBy,
  placeOf,
  PLACES_OF_EQUALS,
  recommendationOf,
  type RecommendationWeights,
  RUN_LATE_MINUTES,
  runState,
  WEIGHT_NAMES,
} from './index.ts';

const TODAY = '2026-11-20';
const NOW = instantAt(TODAY, 12 * 60);

const weight = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 }));
const weights = fc.record(
  Object.fromEntries(WEIGHT_NAMES.map((name) => [name, weight])),
) as fc.Arbitrary<RecommendationWeights>;
const facts: fc.Arbitrary<CastFacts & { castId: string }> = fc
  .record({
    castId: fc.uuid(),
    free: fc.integer({ min: 0, max: 4 }),
    reviews: fc.integer({ min: 0, max: 30 }),
    tier: fc.constantFrom(1, 3, 5),
    answered: fc.integer({ min: 0, max: 20 }),
    unanswered: fc.integer({ min: 0, max: 20 }),
    meanMinutes: fc.integer({ min: 0, max: 2_000 }),
    staleDays: fc.integer({ min: 0, max: 40 }),
    gaps: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ castId, free, reviews, tier, answered, unanswered, meanMinutes, staleDays, gaps }) => ({
    castId,
    days: Array.from({ length: free }, (_, after) => ({
      day: addDays(TODAY, after + 1),
      fromMinute: 1080,
      toMinute: 1200,
      taken: [],
    })),
    reviews,
    reviewPoints: reviews * tier,
    recentReviews: 0,
    recentPoints: 0,
    gaps,
    answers: { answered, unanswered, meanMinutes },
    freshAt: instantAt(addDays(TODAY, -staleDays), 720),
    registeredAt: NOW,
  }));
const placeBy = (one: CastFacts & { castId: string }, by: RecommendationWeights) =>
  placeOf(recommendationOf(one, by, NOW), one.castId, TODAY);

test('nobody stands above the best place that her present one allows, whatever the weights become', () => {
  fc.assert(
    fc.property(facts, weights, weights, (one, before, after) => {
      expect(placeBy(one, after)).toBeLessThanOrEqual(bestPlace(placeBy(one, before), before, after));
    }),
    { numRuns: 3_000 },
  );
});

test('a best place says something: of the same weights hardly more than where she stands', () => {
  fc.assert(
    fc.property(facts, weights, (one, same) => {
      const step = Math.floor(placeBy(one, same) / PLACES_OF_EQUALS);
      const best = Math.floor(bestPlace(placeBy(one, same), same, same) / PLACES_OF_EQUALS);
      const isWeighed = WEIGHT_NAMES.some((name) => same[name] > 0);
      expect(best).toBeLessThanOrEqual(isWeighed ? step + 1 : 0);
    }),
  );
});

test('casts stand as their places say, equals by their id, and each once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(facts, { selector: ({ castId }) => castId, maxLength: 30 }),
      weights,
      (all, by) => {
        const order = orderBy(all, by, NOW);
        expect(order.map(({ castId }) => castId).toSorted()).toEqual(
          all.map(({ castId }) => castId).toSorted(),
        );
        for (const [index, { castId, place }] of order.entries()) {
          const next = order[index + 1];
          if (next) expect(place > next.place || (place === next.place && castId > next.castId)).toBe(true);
        }
      },
    ),
  );
});

test('a run is under way, done, late or failed', () => {
  const at = (minutes: number) => addMinutes(NOW, minutes);
  const open = { begunAt: NOW, endedAt: null };
  const done = { begunAt: NOW, endedAt: at(1) };
  expect(runState(null, false, NOW)).toBe('NEVER');
  expect(runState(open, false, at(RUN_LATE_MINUTES))).toBe('UNDER_WAY');
  expect(runState(open, false, at(RUN_LATE_MINUTES + 1))).toBe('LATE');
  expect(runState(done, false, at(24 * 60))).toBe('DONE');
  expect(runState(done, false, at(25 * 60))).toBe('LATE');
  expect(runState(done, true, at(2))).toBe('FAILED');
});
