import { reviewClosesAt } from '@yoimachi/domain/review';
import { addMinutes, laterOf } from '@yoimachi/domain/time';
import { demoId } from './id.ts';
import { REVIEW_COMMENTS } from './intro.ja.ts';
import type { Random } from './random.ts';
import type { DemoReview } from './types.ts';

/**
 * Reviews by both sides of a finished meeting, as far as written by `now`: nine in ten write one. They are visible once both are in or the
 * seven days are over.
 */
export function makeReviews(bookingId: string, finishedAt: Date, now: Date, random: Random): DemoReview[] {
  const written = (['guest', 'cast'] as const)
    .filter(() => random.chance(0.9))
    .map((author) => writeReview(bookingId, author, finishedAt, random))
    .filter((review) => review.createdAt < now);
  const closesAt = reviewClosesAt(finishedAt);
  const [first, second] = written;
  const visibleAt =
    first && second ? laterOf(first.createdAt, second.createdAt) : closesAt <= now ? closesAt : null;
  return written.map((review) => ({ ...review, visibleAt }));
}

function writeReview(
  bookingId: string,
  author: 'guest' | 'cast',
  finishedAt: Date,
  random: Random,
): Omit<DemoReview, 'visibleAt'> {
  const tier = random.weighted(['GOOD', 'KEEP', 'BAD'], [84, 13, 3]);
  const createdAt = addMinutes(finishedAt, random.int(20, 60 * 40));
  return {
    id: demoId(createdAt, 'review', author, bookingId),
    author,
    tier,
    again: author === 'guest' ? null : tier === 'BAD' ? 'NOT_OK' : 'OK',
    comment: random.chance(0.6) ? random.pick(REVIEW_COMMENTS[author][tier]) : null,
    createdAt,
  };
}
