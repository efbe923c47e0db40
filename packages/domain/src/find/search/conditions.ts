import { anyDetails } from './any-details.ts';
import { type FilterField, type FilterWords, without } from './words.ts';

/** What a guest takes for one condition, with the fields that say it. Its removal is offered as a whole. */
export const CONDITIONS = {
  day: ['day', 'fromMinute', 'toMinute', 'together'],
  window: ['fromMinute', 'toMinute'],
  together: ['together'],
  area: ['prefecture', 'district'],
  genre: ['genre'],
  castClass: ['castClass'],
  price: ['minPrice', 'maxPrice'],
  tags: ['tags'],
  ...anyDetails((name) => [name] as const),
  height: ['minHeight', 'maxHeight'],
  age: ['minAge', 'maxAge'],
  review: ['minReview'],
  favorite: ['favorite'],
  newFace: ['newFace'],
  words: ['words'],
} as const satisfies Record<string, readonly FilterField[]>;
export type Condition = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as Condition[];

/** Those that narrow a search. */
export function conditionsOf(filter: FilterWords): Condition[] {
  return CONDITION_NAMES.filter((condition) => {
    // What needs the day goes with it, but is no day.
    const own: readonly FilterField[] = condition === 'day' ? ['day'] : CONDITIONS[condition];
    return own.some((name) => filter[name] !== undefined);
  });
}

/** The search without one of them. */
export const withoutCondition = (filter: FilterWords, condition: Condition): FilterWords =>
  without(filter, ...CONDITIONS[condition]);
