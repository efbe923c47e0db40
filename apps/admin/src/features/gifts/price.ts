import { GIFT_POINTS } from '@yoimachi/domain/gift';
import { rewardOf } from '@yoimachi/domain/points';
import { pointsText } from '#ui/amount.tsx';
import { giftTexts as t } from './ja.ts';

/** Whether a gift may cost as much. */
export const isPrice = (points: number | null): points is number =>
  points !== null && points >= GIFT_POINTS.min && points <= GIFT_POINTS.max;

/** What becomes of its points with a cast who has just begun. */
export function previewOf(points: number, feePercent: number): string {
  const { feePoints, rewardPoints } = rewardOf(points, feePercent);
  return t.preview(pointsText(points), pointsText(feePoints), pointsText(rewardPoints));
}
