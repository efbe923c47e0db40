import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CastFacts } from '@yoimachi/domain/standing';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { ownHelps, type Ranked, type RankedSoFar, ranksFrom, standingsOf } from './index.ts';

const TODAY = '2026-11-20';
const NOW = instantAt(TODAY, 12 * 60);
const FACTS: CastFacts = {
  days: [],
  reviews: 9,
  reviewPoints: 45,
  recentReviews: 2,
  recentPoints: 10,
  answers: { answered: 0, unanswered: 0, meanMinutes: 0 },
  freshAt: NOW,
  gaps: 0,
  registeredAt: instantAt(addDays(TODAY, -91), 0),
};

test('ranked from three reviews of the last 90 days on; as new, for 90 days; as easily met, with a free day', () => {
  expect(standingsOf(FACTS, NOW)).toEqual([]);
  const rated = { score: 406, amount: 3 };
  const three = { ...FACTS, recentReviews: 3, recentPoints: 15 };
  expect(standingsOf(three, NOW)).toEqual([{ tab: 'RATED', ...rated }]);
  expect(standingsOf({ ...three, registeredAt: instantAt(addDays(TODAY, -89), 0) }, NOW)).toEqual([
    { tab: 'RATED', ...rated },
    { tab: 'NEW', ...rated },
  ]);
  const days = Array.from({ length: 7 }, (_, after) => ({
    day: addDays(TODAY, after + 1),
    fromMinute: 1080,
    toMinute: 1200,
    taken: [],
  }));
  const [open] = standingsOf({ ...FACTS, days }, NOW);
  expect(open).toEqual({ tab: 'OPEN', score: 433, amount: 7 });
  const ignores = { answered: 0, unanswered: 5, meanMinutes: 0 };
  expect(standingsOf({ ...FACTS, days, answers: ignores }, NOW)[0]!.score).toBeLessThan(open!.score);
});

/** The definition, word for word: one more than those who are better. */
const plain = (scores: readonly number[]) =>
  scores.map((score, index) => ({
    rank: scores.filter((other) => other > score).length + 1,
    isEqual: scores.some((other, at) => at !== index && other === score),
  }));

test('equal scores have equal ranks, 1, 1, 3, on whatever pages they fall', () => {
  expect(plain([5, 5, 4]).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), fc.integer({ min: 1, max: 5 }), (some, size) => {
      const items = some.sort((a, b) => b - a).map((score) => ({ score }));
      const ranked: Ranked<{ score: number }>[] = [];
      let before: RankedSoFar | null = null;
      for (let from = 0; from < items.length; from += size) {
        const page: Ranked<{ score: number }>[] = ranksFrom(
          before,
          items.slice(from, from + size),
          items[from + size],
        );
        ranked.push(...page);
        const last = page.at(-1)!;
        before = { shown: ranked.length, rank: last.rank, score: last.item.score };
      }
      // A page tells that somebody stands beside the first of it on the page before.
      expect(ranked.map(({ rank, isEqual }) => ({ rank, isEqual }))).toEqual(plain(some));
    }),
  );
});

test('what would help is told in its order, and nothing to who has all of it', () => {
  const best = { isListed: true, recentReviews: 3, freeDays: 3, unanswered: 0, gaps: 0 };
  expect(ownHelps(best)).toEqual([]);
  expect(ownHelps({ isListed: false, recentReviews: 0, freeDays: 0, unanswered: 1, gaps: 2 })).toEqual([
    'BE_LISTED',
    'MORE_REVIEWS',
    'OPEN_DAYS',
    'ANSWER',
    'PROFILE',
  ]);
});
