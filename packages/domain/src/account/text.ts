import { fail, ok, type Result } from '../result/index.ts';
import { EMAIL_MAX, NICKNAME_MAX, SELF_INTRO_MAX, SHORT_PROFILE_MAX } from './limits.ts';

export type TextError =
  | 'NICKNAME_REQUIRED'
  | 'NICKNAME_LENGTH'
  | 'SELF_INTRO_LENGTH'
  | 'SHORT_PROFILE_LENGTH'
  | 'EMAIL_INVALID'
  | 'KANA_ONLY';

const EMAIL_PATTERN =
  /^[^\s@"(),:;<>[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
/** Full-width katakana with its long-vowel mark, middle dot and blanks. */
const KATAKANA_PATTERN = /^[ァ-ヴー・ 　]+$/;

/** Characters as a reader counts them: an emoji or a rare kanji is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Required, at most 10 characters, trimmed (specification 5). */
export function checkNickname(text: string): Result<string, TextError> {
  const nickname = text.trim();
  if (nickname === '') return fail('NICKNAME_REQUIRED', 'nickname');
  return atMost(nickname, NICKNAME_MAX, 'NICKNAME_LENGTH', 'nickname');
}

/** At most 500 characters; may be empty (specification 5). */
export function checkSelfIntro(text: string): Result<string, TextError> {
  return atMost(text.trim(), SELF_INTRO_MAX, 'SELF_INTRO_LENGTH', 'selfIntro');
}

/** The short message: at most 40 characters; may be empty (specification 5). */
export function checkShortProfile(text: string): Result<string, TextError> {
  return atMost(text.trim(), SHORT_PROFILE_MAX, 'SHORT_PROFILE_LENGTH', 'shortProfile');
}

/** Standard mail pattern, trimmed and normalised (full-width characters become plain). */
export function checkEmail(text: string): Result<string, TextError> {
  const email = text.normalize('NFKC').trim();
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email) ? ok(email) : fail('EMAIL_INVALID', 'email');
}

/** Katakana only; half-width kana are widened first. Names in kana and the account holder (specification 5). */
export function checkKatakana(text: string, field: string): Result<string, TextError> {
  const kana = text.normalize('NFKC').trim();
  return KATAKANA_PATTERN.test(kana) ? ok(kana) : fail('KANA_ONLY', field);
}

/** Full-width digits made plain; null when anything else is in it. Bank codes, account numbers, SMS codes. */
export function normaliseDigits(text: string): string | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d+$/.test(digits) ? digits : null;
}

function atMost(text: string, max: number, code: TextError, field: string): Result<string, TextError> {
  return countCharacters(text) <= max ? ok(text) : fail(code, field);
}
