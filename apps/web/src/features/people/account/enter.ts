import { accountRoutes } from '@yoimachi/contract/account';
import { isPhoneCheckDue } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { writeIdentity } from '#lib/identity-store.ts';
import { openSession, withIdentity, type Credentials } from '#lib/session.ts';
import { GUEST, readEntry, writeEntry, type UserType } from '#lib/session-storage.ts';

/** A verified phone without an account of that type yet. */
interface Unregistered extends Credentials {
  readonly userType: UserType;
}

/**
 * Signs in with a verified phone: creates the account if there is none, then opens the session. Until the account exists the credentials
 * are kept in `register_user`, so that a failure half-way needs no new code. Returns whether the account was there before.
 */
export function enter(verified: Credentials, userType: UserType): Promise<boolean> {
  return withIdentity(verified, async (credentials) => {
    const identity = { firebase_token: credentials.firebaseToken };
    const status = await call(accountRoutes.registerStatus, { body: identity });
    const account = userType === GUEST ? status.guest : status.cast;
    if (!account) {
      writeEntry('register_user', { ...credentials, userType } satisfies Unregistered);
      await call(accountRoutes.createAccount, { body: { ...identity, user_type: userType, over18: true } });
    }
    await openSession(credentials, userType).catch((error: unknown) => {
      // Who it is has to be known where the number is proved.
      if (account && isPhoneCheckDue(error)) {
        writeEntry('userIdCurrent', account.userId);
        writeIdentity(account.userId, { ...credentials, userType });
      }
      throw error;
    });
    writeEntry('register_user', null);
    return Boolean(account);
  });
}

/** The verified phone of a registration that was interrupted before its account existed. */
export function interruptedEntry(userType: UserType): Credentials | null {
  const kept = readEntry('register_user');
  if (typeof kept !== 'object' || kept === null) return null;
  const { userType: keptType, ...credentials } = kept as Unregistered;
  return keptType === userType ? credentials : null;
}
