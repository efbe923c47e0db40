import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanText, toKatakana } from '@yoimachi/domain/text';
import { EMAIL_MAX, SELF_INTRO_MAX, SHORT_PROFILE_MAX } from './limits.ts';

export type TextError = 'SELF_INTRO_LENGTH' | 'SHORT_PROFILE_LENGTH' | 'EMAIL_INVALID' | 'KANA_ONLY';

const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
/** Full-width katakana including the long-vowel mark, middle dot and spaces. */
const KATAKANA_PATTERN = /^[ァ-ヴー・ 　]+$/;

/** The beginning and the host of an address: its owner knows it again, and who looks over a shoulder learns little. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(3, at - 1))}***${email.slice(at)}`;
}

/** At most 500 characters; may be empty (specification 5). */
export function checkSelfIntro(text: string): Result<string, 'SELF_INTRO_LENGTH'> {
  return atMost(cleanText(text), SELF_INTRO_MAX, 'SELF_INTRO_LENGTH', 'selfIntro');
}

/** The short message: at most 40 characters; may be empty (specification 5). */
export function checkShortProfile(text: string): Result<string, 'SHORT_PROFILE_LENGTH'> {
  return atMost(cleanText(text), SHORT_PROFILE_MAX, 'SHORT_PROFILE_LENGTH', 'shortProfile');
}

/**
 * Standard mail pattern, trimmed and normalised (full-width characters become plain, as does the full stop of a Japanese keyboard). Before the
 * @ stands what every mail server takes, so that nothing is kept that no mail reaches.
 */
export function checkEmail(text: string): Result<string, 'EMAIL_INVALID'> {
  const email = cleanText(text.normalize('NFKC')).replaceAll('。', '.');
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email) ? ok(email) : fail('EMAIL_INVALID', 'email');
}

/** Katakana only; half-width kana are widened, hiragana turned first. Names in kana and the account holder (specification 5). */
export function checkKatakana(text: string, field: string): Result<string, 'KANA_ONLY'> {
  const kana = toKatakana(cleanText(text.normalize('NFKC')));
  return KATAKANA_PATTERN.test(kana) ? ok(kana) : fail('KANA_ONLY', field);
}

/** What people write between the digits of an account, and signs that nobody sees. */
const BETWEEN_DIGITS = /(?<=\d)[\s\p{Pd}\p{Cf}−ー]+(?=\d)/gu;

/** Full-width digits made plain, blanks and hyphens between them removed; null if it contains anything else. Bank codes, account numbers, SMS codes. */
export function normaliseDigits(text: string): string | null {
  const digits = cleanText(text.normalize('NFKC')).replace(BETWEEN_DIGITS, '');
  return /^\d+$/.test(digits) ? digits : null;
}

function atMost<Code extends TextError>(
  text: string,
  max: number,
  code: Code,
  field: string,
): Result<string, Code> {
  return [...text].length <= max ? ok(text) : fail(code, field);
}
