/** Digits of a code. */
export const CODE_LENGTH = 6;

/** So many in a row, or in two halves, and no more: not those of a date, a number or minutes beside them. */
const WHOLE = /(?<!\d)(\d{6}|\d{3}[\s\p{Pd}−]\d{3})(?!\d)/u;
/** More than a letter that slipped in; the long vowel is typed for a dash. */
const WORDS = /[^\P{L}ー].*[^\P{L}ー]/u;

/**
 * The digits of a code in what was typed or pasted, at most six: the first run of exactly six in a whole message, else all of what is a code
 * on its way, else none of another text. Full width is taken.
 */
export function codeDigits(text: string): string {
  const plain = text.normalize('NFKC');
  const whole = WHOLE.exec(plain)?.[0] ?? (WORDS.test(plain) ? '' : plain);
  return whole.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
