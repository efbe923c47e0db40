import { fail, ok, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { MESSAGE_MAX, MESSAGE_MAX_UNITS } from './limits.ts';

const signs = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** How long a text is for who reads it: 👨‍👩‍👧 is one character. Beyond `most` it is not counted on. */
export function charactersOf(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of signs.segment(text)) if (++count > most) break;
  return count;
}

/** Whether a cleaned text may be a message: REQUIRED for nothing visible, TOO_LONG. */
export function checkMessageText(
  text: string,
  most: number = MESSAGE_MAX,
): Result<undefined, 'REQUIRED' | 'TOO_LONG'> {
  if (!hasVisibleText(text)) return fail('REQUIRED', 'text');
  const fits = text.length <= most || (text.length <= MESSAGE_MAX_UNITS && charactersOf(text, most) <= most);
  return fits ? ok() : fail('TOO_LONG', 'text');
}
