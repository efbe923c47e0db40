import { cleanText, hasVisibleText } from '@yoimachi/domain/text';
import { PLACE_MAX } from './limits.ts';
import { isPublicPlace } from './place-words.ja.ts';

/** What is wrong with a typed meeting place: nothing to read, more than 100 characters, or not a public place (rules.md 5). */
export function placeTextError(typed: string): 'PLACE_REQUIRED' | 'TOO_LONG' | 'PLACE_NOT_PUBLIC' | null {
  if (!hasVisibleText(typed)) return 'PLACE_REQUIRED';
  if ([...cleanText(typed)].length > PLACE_MAX) return 'TOO_LONG';
  return isPublicPlace(typed) ? null : 'PLACE_NOT_PUBLIC';
}
