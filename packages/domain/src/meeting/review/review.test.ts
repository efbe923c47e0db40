import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@yoimachi/domain/time';
import { checkReview, formatScore, reviewClosesAt, reviewState, scoreOf } from './index.ts';

const FINISHED = instantAt('2026-11-21', 19 * 60);
const OPEN = { finishedAt: FINISHED, ownReviewedAt: null, otherReviewedAt: null };
const LAST = addMinutes(FINISHED, 7 * 24 * 60 - 1);
const OVER = addMinutes(FINISHED, 7 * 24 * 60);

test('open for 7 × 24 hours from the finish, once', () => {
  expect(checkReview({ ...OPEN, finishedAt: null }, FINISHED)).toMatchObject({
    error: { code: 'REVIEW_NOT_OPEN' },
  });
  expect(checkReview(OPEN, FINISHED).ok).toBe(true);
  expect(checkReview(OPEN, LAST).ok).toBe(true);
  expect(reviewClosesAt(FINISHED)).toEqual(OVER);
  expect(checkReview(OPEN, OVER)).toMatchObject({ error: { code: 'REVIEW_NOT_OPEN' } });
  const sent = { ...OPEN, ownReviewedAt: FINISHED };
  expect(checkReview(sent, LAST)).toMatchObject({ error: { code: 'REVIEW_ALREADY_SENT' } });
});

test('hidden until both are in or the time is over', () => {
  expect(reviewState({ ...OPEN, ownReviewedAt: FINISHED }, LAST).visible).toBe(false);
  expect(reviewState({ ...OPEN, ownReviewedAt: FINISHED, otherReviewedAt: LAST }, LAST).visible).toBe(true);
  expect(reviewState({ ...OPEN, otherReviewedAt: LAST }, OVER).visible).toBe(true);
});

test('the score is shown from three reviews on and rounded down', () => {
  expect(scoreOf({ GOOD: 2, KEEP: 0, BAD: 0 })).toEqual({ reviewCount: 2, scoreHundredths: null });
  expect(scoreOf({ GOOD: 2, KEEP: 0, BAD: 1 })).toEqual({ reviewCount: 3, scoreHundredths: 366 });
  expect(formatScore(366)).toBe('3.6');
  expect(formatScore(500)).toBe('5.0');
});
