import { isGiftPrice } from '@yoimachi/domain/gift';
import { rewardOf } from '@yoimachi/domain/points';
import { pointsText } from '#ui/amount.tsx';
import { giftTexts as t } from './ja.ts';

/** Whether something was typed that a gift may cost. */
export const isPrice = (points: number | null): points is number => points !== null && isGiftPrice(points);

/** What becomes of its points with a cast who has just begun. */
export function previewOf(points: number, feePercent: number): string {
  const { feePoints, rewardPoints } = rewardOf(points, feePercent);
  return t.preview(pointsText(points), pointsText(feePoints), pointsText(rewardPoints));
}
