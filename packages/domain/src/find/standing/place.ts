import type { Day } from '@yoimachi/domain/time';

/** Who differs by less is as good a recommendation as the other: they take turns. */
export const STEP = 25;
/** So many places lie between one step and the next. */
export const PLACES_OF_EQUALS = 1000;

/** Where she stands among her equals on a day, 0 to 999: another one each day, the same all day long. FNV-1a of both. */
export function turnOf(castId: string, day: Day): number {
  let hash = 0x811c9dc5;
  for (const character of `${day}${castId}`)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  // Its last bits follow the last letters alone, so all of them are mixed into what is taken.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % PLACES_OF_EQUALS;
}

/**
 * Her place in the order of recommendation: first the step of how well she can be recommended, then her turn of the day. A page of yesterday
 * goes on in the same step.
 *
 * @param recommendation 0 to 1000.
 */
export const placeOf = (recommendation: number, castId: string, day: Day): number =>
  Math.floor(recommendation / STEP) * PLACES_OF_EQUALS + turnOf(castId, day);
