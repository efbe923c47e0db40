import { fail, ok, type Result } from '@yoimachi/domain/result';

/** How long somebody may take at LINE, and at the prompt for a passkey. */
export const LINE_LOGIN_MINUTES = 10;
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const PASSKEYS_MAX = 10;

/** How a person can sign in. A passkey comes beside these: who loses its device must still get in. */
export interface WaysIn {
  readonly hasPhone: boolean;
  readonly hasLine: boolean;
}

/** Who came by LINE verifies a mobile before booking, chatting or being booked (rules.md 2). */
export const needsPhoneStep = ({ hasPhone }: Pick<WaysIn, 'hasPhone'>): boolean => !hasPhone;

/** The phone step as a guard: PHONE_NOT_VERIFIED. */
export const checkPhoneStep = (ways: Pick<WaysIn, 'hasPhone'>): Result<undefined, 'PHONE_NOT_VERIFIED'> =>
  needsPhoneStep(ways) ? fail('PHONE_NOT_VERIFIED') : ok();

/** LINE can be unlinked while a number remains: LAST_WAY_IN. */
export const checkUnlink = ({ hasPhone }: Pick<WaysIn, 'hasPhone'>): Result<undefined, 'LAST_WAY_IN'> =>
  hasPhone ? ok() : fail('LAST_WAY_IN');

export { checkPasskeyName, PASSKEY_NAME_MAX } from './passkey-name.ts';
