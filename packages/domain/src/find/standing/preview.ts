import { dayOf } from '@yoimachi/domain/time';
import type { CastFacts } from './facts.ts';
import { placeOf, PLACES_OF_EQUALS, STEP } from './place.ts';
import { recommendationOf, WEIGHT_NAMES, type RecommendationWeights } from './recommendation.ts';

/** A preview of weights shows as many casts as a page of the search. */
export const PREVIEW_LENGTH = 20;
/** And looks at no more than so many, the first of today's order: beyond, it says that it has not seen all. */
export const PREVIEW_MOST = 2_000;

export interface Placed {
  readonly castId: string;
  /** As `placeOf` gives it. */
  readonly place: number;
}

/** Where casts stand by some weights, the first one first: as the search orders them. */
export const orderBy = (
  casts: readonly (CastFacts & { readonly castId: string })[],
  weights: RecommendationWeights,
  now: Date,
): Placed[] =>
  casts
    .map((facts) => ({
      castId: facts.castId,
      place: placeOf(recommendationOf(facts, weights, now), facts.castId, dayOf(now)),
    }))
    .toSorted((a, b) => b.place - a.place || (a.castId < b.castId ? 1 : -1));

const SCALE = 1000;

/**
 * The best place that somebody can have by other weights, of whom nothing is known but her place by these: what of a share is not weighed now
 * may be all of it, and what is weighed is given to where it counts most.
 */
export function bestPlace(
  place: number,
  before: RecommendationWeights,
  after: RecommendationWeights,
): number {
  const sum = (weights: RecommendationWeights) => WEIGHT_NAMES.reduce((all, name) => all + weights[name], 0);
  const total = sum(after);
  if (total === 0) return PLACES_OF_EQUALS - 1;
  const step = Math.floor(place / PLACES_OF_EQUALS);
  // Somebody of this step is below the next one.
  let left = (Math.min(SCALE, (step + 1) * STEP) / SCALE) * sum(before);
  let most = sum(after) - WEIGHT_NAMES.reduce((all, name) => all + (before[name] > 0 ? after[name] : 0), 0);
  const dearest = WEIGHT_NAMES.filter((name) => before[name] > 0).toSorted(
    (a, b) => after[b] / before[b] - after[a] / before[a],
  );
  for (const name of dearest) {
    const share = Math.min(1, left / before[name]);
    most += share * after[name];
    left -= share * before[name];
  }
  const recommendation = Math.min(SCALE, Math.ceil((SCALE * most) / total));
  return Math.floor(recommendation / STEP) * PLACES_OF_EQUALS + PLACES_OF_EQUALS - 1;
}
