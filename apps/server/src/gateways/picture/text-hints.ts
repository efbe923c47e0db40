import type { TextHint } from './port.ts';

/** Fewer letters are a pattern of the dress or a sign in the street. */
const LEAST_LETTERS = 12;

/** Digits that readers take for letters, and signs between them. */
const PHONE = /(?:\+?81[-\s.]?|0)[789]0[-\s.]?\d{4}[-\s.]?\d{4}|0\d{1,4}[-\s.]\d{1,4}[-\s.]\d{4}/;
const URL_LIKE = /https?:|www\.|[a-z0-9-]{2,}\.(?:com|net|jp|me|gg|page|link|io|tv)\b/i;
const ACCOUNT =
  /@[a-z0-9_.]{3,}|\b(?:line|kakao|insta(?:gram)?|twitter|telegram|discord|id)\s?[:@]\s?\S{3,}/i;

/** What lines that were read seem to be; each at most once. */
export function textHints(lines: readonly string[]): TextHint[] {
  const text = lines.join('\n');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const found: [TextHint, boolean][] = [
    ['PHONE', PHONE.test(text)],
    ['URL', URL_LIKE.test(text)],
    ['ACCOUNT', ACCOUNT.test(text)],
    ['TEXT', letters >= LEAST_LETTERS],
  ];
  return found.filter(([, isFound]) => isFound).map(([hint]) => hint);
}
