import { cleanText } from '@yoimachi/domain/text';
import { fail, ok, type Result } from '@yoimachi/domain/result';

/** A session of the back office ends after so long without a call, and in any case after so many hours (rules.md 9). */
export const OFFICE_IDLE_MINUTES = 30;
export const OFFICE_LIFE_HOURS = 12;
/** Acts that cost money or show documents ask for the second factor again when it was shown longer ago. */
export const FACTOR_AGAIN_MINUTES = 15;
/** How long somebody may take between password and second factor. */
export const FACTOR_FIRST_MINUTES = 10;
/** An invitation, or the renewal of lost factors, can be taken for so long. */
export const INVITE_HOURS = 72;

/** Wrong passwords, or wrong codes, of one operator from one browser or network, until it has to wait. */
export const OFFICE_TRIES = 5;
export const OFFICE_LOCK_MINUTES = 15;

export const RECOVERY_CODES = 10;
/** TOTP as every authenticator app does it (RFC 6238): SHA-1, six digits, thirty seconds, one step of drift either way. */
export const TOTP = { digits: 6, periodSeconds: 30, driftSteps: 1 } as const;

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
const LEAST_DIFFERENT_SIGNS = 6;

/** Where a login of the back office stands: the password was right, there is no second factor yet, or all was shown. */
export const OFFICE_STEPS = ['FACTOR', 'ENROL', 'OPEN'] as const;
export type OfficeStep = (typeof OFFICE_STEPS)[number];

/** The lists of the back office whose filters an operator can keep under a name. */
export const OFFICE_LISTS = ['members', 'bookings', 'audit'] as const;
export type OfficeList = (typeof OFFICE_LISTS)[number];

/** The longest name of kept filters, in characters. */
export const VIEW_NAME_MAX = 30;
/** So many of a list each operator keeps. */
export const VIEWS_PER_LIST = 20;

/**
 * A password of the back office as it is kept, NFKC: at least 12 signs of 6 different kinds, and nothing of the mail or the name. What
 * signs it is made of is left to the person (NIST SP 800-63B).
 *
 * @returns PASSWORD_WEAK on `password`.
 */
export function checkPassword(
  typed: string,
  who: { readonly mail: string; readonly name: string },
): Result<string, 'PASSWORD_WEAK'> {
  const password = typed.normalize('NFKC');
  const signs = [...password];
  const lower = password.toLowerCase();
  const own = [who.mail.split('@', 1)[0]!, who.name].map((text) => text.toLowerCase());
  const isWeak =
    signs.length < PASSWORD_MIN ||
    signs.length > PASSWORD_MAX ||
    new Set(signs).size < LEAST_DIFFERENT_SIGNS ||
    own.some((text) => text.length >= 3 && lower.includes(text));
  return isWeak ? fail('PASSWORD_WEAK', 'password') : ok(password);
}

/** The one writing of a mail address that is a login: plain letters, small. */
export const officeMail = (typed: string): string => cleanText(typed.normalize('NFKC')).toLowerCase();

/** A recovery code as it is kept: letters and digits alone, small. */
export const recoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether what was typed for the second factor is a code of the app; anything else is taken for a recovery code. */
export const isTotpCode = (typed: string): boolean =>
  /^\d{6}$/.test(typed.normalize('NFKC').replace(/\s/g, ''));
