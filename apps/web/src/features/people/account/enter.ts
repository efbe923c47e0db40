import { accountRoutes } from '@yoimachi/contract/account';
import { call } from '#lib/api.ts';
import { now } from '#lib/clock.ts';
import { openSession } from '#lib/session.ts';
import type { Credentials } from '#lib/session.ts';
import { GUEST, readEntry, writeEntry } from '#lib/session-storage.ts';
import type { UserType } from '#lib/session-storage.ts';

/** A verified phone without an account of that type yet. */
interface Unregistered extends Credentials {
  readonly userType: UserType;
}

/** An identity token that expires within this time is no longer used to sign in. */
const EARLY_MS = 60_000;

async function fresh(credentials: Credentials): Promise<Credentials> {
  if (Date.parse(credentials.expiresAt) - EARLY_MS > now().getTime()) return credentials;
  const { refreshSecret } = credentials;
  const answer = await call(accountRoutes.refreshIdentity, { body: { refreshSecret } });
  return { refreshSecret, firebaseToken: answer.firebase_token, expiresAt: answer.expiresAt };
}

/**
 * Signs in with a verified phone: creates the account if there is none, then opens the session. Until the account exists the credentials
 * are kept in `register_user`, so that a failure half-way needs no new code.
 */
export async function enter(verified: Credentials, userType: UserType): Promise<void> {
  const credentials = await fresh(verified);
  const identity = { firebase_token: credentials.firebaseToken };
  const status = await call(accountRoutes.registerStatus, { body: identity });
  const account = userType === GUEST ? status.guest : status.cast;
  if (!account) {
    writeEntry('register_user', { ...credentials, userType } satisfies Unregistered);
    await call(accountRoutes.createAccount, { body: { ...identity, user_type: userType, over18: true } });
  }
  await openSession(credentials, userType);
  writeEntry('register_user', null);
}

/** The verified phone of a registration that was interrupted before its account existed. */
export function interruptedEntry(userType: UserType): Credentials | null {
  const kept = readEntry('register_user');
  if (typeof kept !== 'object' || kept === null) return null;
  const { userType: keptType, ...credentials } = kept as Unregistered;
  return keptType === userType ? credentials : null;
}
