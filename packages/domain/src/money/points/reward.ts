import { percentOf } from '@yoimachi/domain/money';

/** The fee is rounded down and taken once, when the reward is credited; the rest is the cast's (rules.md 7). */
export function rewardOf(
  points: number,
  feePercent: number,
): { readonly feePoints: number; readonly rewardPoints: number } {
  const feePoints = percentOf(points, feePercent);
  return { feePoints, rewardPoints: points - feePoints };
}
