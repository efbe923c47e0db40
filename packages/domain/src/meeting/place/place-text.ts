import { placeTextError } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanText } from '@yoimachi/domain/text';

/** What stands against a place as it was typed. */
export type PlaceTextError = 'PLACE_REQUIRED' | 'TOO_LONG' | 'PLACE_NOT_PUBLIC' | 'PLACE_UNCHANGED';

/**
 * A typed place without blanks around it; fails with what stands against it: nothing typed, more than 100 characters, not a
 * public place (rules.md 5, as at the request), or the one where they meet anyway. The form and the server both ask this.
 */
export function checkNewPlace(typed: string, current: string): Result<string, PlaceTextError> {
  const wrong = placeTextError(typed);
  if (wrong) return fail(wrong, 'place');
  const place = cleanText(typed);
  return place === current ? fail('PLACE_UNCHANGED', 'place') : ok(place);
}
