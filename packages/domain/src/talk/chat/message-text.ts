import { fail, ok, type Result } from '@yoimachi/domain/result';
import { charactersOf, hasVisibleText } from '@yoimachi/domain/text';
import { MESSAGE_MAX, MESSAGE_MAX_UNITS } from './limits.ts';

/** Whether a cleaned text may be a message: REQUIRED for nothing visible, TOO_LONG. */
export function checkMessageText(
  text: string,
  most: number = MESSAGE_MAX,
): Result<undefined, 'REQUIRED' | 'TOO_LONG'> {
  if (!hasVisibleText(text)) return fail('REQUIRED', 'text');
  const fits = text.length <= most || (text.length <= MESSAGE_MAX_UNITS && charactersOf(text, most) <= most);
  return fits ? ok() : fail('TOO_LONG', 'text');
}
