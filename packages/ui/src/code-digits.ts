/** Digits of a code. */
export const CODE_LENGTH = 6;

/** So many in a row, or in two halves, and no more: not those of a date, a number or minutes beside them. */
const WHOLE = /(?<!\d)(?:\d{6}|\d{3}[\s\p{Pd}−]\d{3})(?!\d)/u;
/** Blanks, dashes and signs that nobody sees, with which a code may be written. */
const BETWEEN = /[\s\p{Pd}\p{Cf}−ー]/gu;

/**
 * The digits of a code in what was typed or pasted, at most six: the first run of exactly six in a whole message, else all of what is a code
 * on its way with a sign too many, else none of another text. Full width is taken.
 */
export function codeDigits(text: string): string {
  const plain = text.normalize('NFKC');
  const whole = WHOLE.exec(plain)?.[0];
  if (whole !== undefined) return whole.replace(/\D/g, '');
  const typed = plain.replace(BETWEEN, '');
  const digits = typed.replace(/\D/g, '');
  return typed.length - digits.length > 1 ? '' : digits.slice(0, CODE_LENGTH);
}
