import { shownScore } from '@yoimachi/domain/review';
import { brandTexts } from '#lib/labels.ja.ts';
import { formatCount } from '#ui/amount.tsx';
import type { ListedMember } from './api.ts';

/** The score as guests see it, and how many rated: too few have none. */
export function ratingOf({ reviewCount, reviewScore }: ListedMember): string {
  if (reviewScore === null || reviewCount === 0) return brandTexts.none;
  const score = shownScore(reviewCount, reviewScore);
  return `${score === null ? brandTexts.none : score.toFixed(1)} (${formatCount(reviewCount)})`;
}
