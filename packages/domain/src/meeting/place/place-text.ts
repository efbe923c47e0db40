import { placeTextError } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanText } from '@yoimachi/domain/text';

/** What is wrong with a place as typed. */
export type PlaceTextError = 'PLACE_REQUIRED' | 'TOO_LONG' | 'PLACE_NOT_PUBLIC' | 'PLACE_UNCHANGED';

/**
 * A typed place, trimmed; fails with what is wrong: nothing typed, more than 100 characters, not a public place (rules.md 5, as in a
 * request), or the place where they meet already. The form and the server both use this.
 */
export function checkNewPlace(typed: string, current: string): Result<string, PlaceTextError> {
  const wrong = placeTextError(typed);
  if (wrong) return fail(wrong, 'place');
  const place = cleanText(typed);
  return place === current ? fail('PLACE_UNCHANGED', 'place') : ok(place);
}
