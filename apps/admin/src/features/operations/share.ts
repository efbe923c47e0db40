import type { RecommendationWeights, WeightName } from '@yoimachi/domain/standing';
import type { Weight } from './api.ts';

/** How much of the whole one is with this weight, in percent. */
export function shareOf(all: readonly Weight[], kind: Weight['kind'], weight: number): number {
  const others = all.filter((one) => one.kind !== kind).reduce((sum, one) => sum + one.weight, 0);
  return others + weight === 0 ? 0 : Math.round((100 * weight) / (others + weight));
}

/** All of them with another one in its place. */
export const withWeight = (all: readonly Weight[], kind: WeightName, weight: number): RecommendationWeights =>
  Object.fromEntries(
    all.map((one) => [one.kind, one.kind === kind ? weight : one.weight]),
  ) as RecommendationWeights;
