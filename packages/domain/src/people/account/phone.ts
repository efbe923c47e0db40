import { fail, ok, type Result } from '@yoimachi/domain/result';

export type PhoneError = 'PHONE_REQUIRED' | 'PHONE_INVALID' | 'PHONE_NOT_MOBILE';
export interface PhoneOptions {
  /** `ALLOW_TEST_PREFIX`: also takes the 10-digit test numbers, which get +84 (rules.md 2). */
  readonly allowTestPrefix?: boolean;
}

/** The pattern of the specification's section 5: 0 followed by 10 digits. */
const LOGIN_PATTERN = /^0\d{10}$/;
/** 060, 070, 080, 090; 0800 is toll-free. */
const MOBILE_PATTERN = /^(?!0800)0[6-9]0\d{8}$/;
const TEST_PATTERN = /^0\d{9}$/;
const SHOP_PATTERN = /^0\d{9,10}$/;
/** What people and address books write between digits: blanks, dots, brackets, dashes of all kinds, and signs that nobody sees. */
const SEPARATORS = /[\s\p{Cf}\p{P}\p{Sm}ー]/gu;
/** Japan from abroad, as contacts are kept and shared: +81 90…, (+81)090…, 81-90…, 0081…, 010-81…; no number within Japan is as long. */
const FROM_ABROAD = /^(?:00|010)?810?(?=[1-9]\d{8,9}$)/;

/** A Japanese number as it is dialled in Japan, in plain digits, however it was written; kanji numerals stay what they are. Never fails. */
export function normalisePhone(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '').replace(FROM_ABROAD, '0');
}

/** A number that can log in and receive SMS, normalised; the failure names the field `phone`. */
export function checkLoginPhone(text: string, options: PhoneOptions = {}): Result<string, PhoneError> {
  const phone = normalisePhone(text);
  if (phone === '') return fail('PHONE_REQUIRED', 'phone');
  if (options.allowTestPrefix && TEST_PATTERN.test(phone)) return ok(phone);
  if (/^0[1-9]\d{8}$/.test(phone)) return fail('PHONE_NOT_MOBILE', 'phone');
  if (!LOGIN_PATTERN.test(phone)) return fail('PHONE_INVALID', 'phone');
  return MOBILE_PATTERN.test(phone) ? ok(phone) : fail('PHONE_NOT_MOBILE', 'phone');
}

/** A shop's number: 10 or 11 digits, normalised (rules.md 2). */
export function checkShopPhone(text: string): Result<string, PhoneError> {
  const phone = normalisePhone(text);
  if (phone === '') return fail('PHONE_REQUIRED', 'phone');
  return SHOP_PATTERN.test(phone) ? ok(phone) : fail('PHONE_INVALID', 'phone');
}

/**
 * International form: a 10-digit number gets +84, any other +81, as in section 5 of the specification; +84 is refused unless test numbers
 * are allowed (rules.md 2).
 */
export function toE164(phone: string, options: PhoneOptions = {}): Result<string, PhoneError> {
  const checked = checkLoginPhone(phone, options);
  if (!checked.ok) return checked;
  const prefix = checked.value.length === 10 ? '+84' : '+81';
  return ok(prefix + checked.value.slice(1));
}

/** 090-1234-5678 for its owner; 090-****-5678 for everybody else. */
export function formatPhone(phone: string, options: { readonly masked?: boolean } = {}): string {
  const middle = phone.slice(3, -4);
  return `${phone.slice(0, 3)}-${options.masked ? '*'.repeat(middle.length) : middle}-${phone.slice(-4)}`;
}

const BLOCK_DIGITS = 5;

/** The carrier's block of an international number: what stands before its last five digits. */
export const numberBlock = (e164: string): string => e164.slice(0, -BLOCK_DIGITS);
