import { normalisePhone, toE164, type PhoneError, type PhoneOptions } from '@yoimachi/domain/account';
import { fail, type Result } from '@yoimachi/domain/result';
import { foldPersonName } from '@yoimachi/domain/text';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { PHONE_CHECK_DAYS } from './limits.ts';

/** Requests for a lost number from one network in a day. Each costs a code on a mobile of its own. */
export const LOST_NUMBER_MAX_A_DAY = 5;
/** A nickname of emoji takes as much. */
export const LOST_NUMBER_NAME_MAX = 80;
export const LOST_NUMBER_REASON_MAX = 500;
export const PHONE_REJECTION_MAX = 200;

/** What a code is for; one sent for the one is none for the other. */
export type CodePurpose = 'LOGIN' | 'CHANGE_PHONE' | 'LOST_NUMBER' | 'PHONE_CHECK';

/** From when on a number has to be proved again. */
export const phoneCheckDueAt = (verifiedAt: Date): Date =>
  addMinutes(verifiedAt, PHONE_CHECK_DAYS * DAY_MINUTES);

/** Whether a number has to be proved again before its owner goes on. */
export const isPhoneCheckDue = (verifiedAt: Date, now: Date): boolean => now >= phoneCheckDueAt(verifiedAt);

export type NewPhoneError = PhoneError | 'PHONE_MISMATCH' | 'PHONE_SAME';

/**
 * A new number, typed twice, in international form (specification 5).
 *
 * @param present the present one in international form. @returns what is wrong, with the field `phone` or `confirmation`.
 */
export function checkNewPhone(
  { phone, confirmation }: { readonly phone: string; readonly confirmation: string },
  present: string | null,
  options: PhoneOptions = {},
): Result<string, NewPhoneError> {
  const checked = toE164(phone, options);
  if (!checked.ok) return checked;
  if (normalisePhone(confirmation) === '') return fail('PHONE_REQUIRED', 'confirmation');
  if (normalisePhone(confirmation) !== normalisePhone(phone)) return fail('PHONE_MISMATCH', 'confirmation');
  return checked.value === present ? fail('PHONE_SAME', 'phone') : checked;
}

/** Who somebody says to be, as registered or as typed. */
export interface SaidPerson {
  readonly names: readonly string[];
  readonly birthday: string | null;
}

/**
 * Whether somebody who has lost a number says the name and birthday that are registered. Where nothing is registered nothing agrees: an
 * operator decides on purpose.
 */
export function saysRegistered(
  said: { readonly name: string; readonly birthday: string },
  registered: readonly SaidPerson[],
): boolean {
  const name = foldPersonName(said.name);
  if (name === '') return false;
  return registered.some(
    ({ names, birthday }) =>
      birthday === said.birthday && names.some((each) => foldPersonName(each) === name),
  );
}
