/** Signing in, staying in, and leaving. */
import { accountRoutes } from '@yoimachi/contract/account';
import { ApiError, isPhoneCheckDue, isRefused } from '#lib/api-error.ts';
import { libTexts } from './ja.ts';
import { call } from './api.ts';
import { now } from '#lib/clock.ts';
import { forgetMemory } from './device-memory.ts';
import { lastUserId, readIdentity, removeIdentity, writeIdentity, type Identity } from './identity-store.ts';
import {
  GUEST,
  clearActs,
  clearSessionEntries,
  currentSession,
  keepSeen,
  readEntry,
  readSeen,
  writeEntry,
} from './session-storage.ts';
import type { Session, UserType } from './session-storage.ts';
import { finishSignOuts, noteSignOut } from './sign-out.ts';

/** The identity provider's answer: from `verifyCode`, or stored earlier. */
export type Credentials = Omit<Identity, 'userType'>;

const EARLY_MS = 30_000;
/** Code of a 401: the token has expired. */
const TOKEN_EXPIRED = 10;

type SessionToken = Awaited<ReturnType<typeof call<typeof accountRoutes.refreshTokens>>>;

function keep(answer: SessionToken, credentials: Credentials): Session {
  const userType = answer.user_type;
  const before = readEntry('userIdCurrent');
  if (typeof before === 'string' && before !== '' && before !== answer.userId) forgetMemory(before);
  writeEntry('token', answer.s_token);
  writeEntry('expired_token', answer.expiresAt);
  writeEntry('type', userType);
  writeEntry('account_type', userType === GUEST ? 'guest' : 'cast');
  writeEntry('current_step', answer.registrationStage);
  writeEntry('verify_status', answer.verifyStatus);
  writeEntry('userIdCurrent', answer.userId);
  // What this tab was told since is later than what it had read before.
  if (readSeen(answer.userId) === null) keepSeen({ userId: answer.userId, seq: answer.liveSeq });
  writeIdentity(answer.userId, { ...credentials, userType });
  return { token: answer.s_token, userId: answer.userId, userType };
}

/** Opens a session for this identity's account; the account must exist. Writes this tab's entries. */
export async function openSession(credentials: Credentials, userType: UserType): Promise<Session> {
  return withIdentity(credentials, async (fresh) => {
    const body = { firebase_token: fresh.firebaseToken, user_type: userType };
    return keep(await call(accountRoutes.refreshTokens, { body }), fresh);
  });
}

/**
 * Makes a call with an identity token that is good. This computer's clock may be wrong: one that the server calls expired is replaced, and
 * the call made once more.
 */
export async function withIdentity<Answer>(
  credentials: Credentials,
  run: (fresh: Credentials) => Promise<Answer>,
): Promise<Answer> {
  const isOld = Date.parse(credentials.expiresAt) - EARLY_MS <= now().getTime();
  if (isOld) return run(await renewed(credentials));
  try {
    return await run(credentials);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && error.code === TOKEN_EXPIRED)
      return run(await renewed(credentials));
    throw error;
  }
}

async function renewed({ refreshSecret }: Credentials): Promise<Credentials> {
  const answer = await call(accountRoutes.refreshIdentity, { body: { refreshSecret } });
  return { refreshSecret, firebaseToken: answer.firebase_token, expiresAt: answer.expiresAt };
}

/** A new `s_token` for this tab's person, and nobody else. Throws if signed out in this browser. */
export async function refreshSession(): Promise<void> {
  const userId = readEntry('userIdCurrent');
  const identity = typeof userId === 'string' && userId !== '' ? readIdentity(userId) : null;
  if (!identity) throw new ApiError(400, 'SIGNED_OUT', libTexts.sessionEnded);
  await openSession(identity, identity.userType);
}

/**
 * The session this tab has, or gets without a login: for the person it belonged to, and in a new tab for whoever of that type last signed
 * in in this browser. null: login required.
 *
 * @throws ApiError when the number has to be proved first (`isPhoneCheckDue`), or there is no network.
 */
export async function silentSession(userType: UserType): Promise<Session | null> {
  const present = currentSession();
  if (present) return present.userType === userType ? present : null;
  const own = readEntry('userIdCurrent');
  const userId = typeof own === 'string' && own !== '' ? own : lastUserId(userType);
  const identity = userId === null ? null : readIdentity(userId);
  if (!identity || identity.userType !== userType) return null;
  try {
    return await openSession(identity, userType);
  } catch (error) {
    if (isRefused(error) && !isPhoneCheckDue(error)) return null;
    throw error;
  }
}

/** The person of this tab, or of a new one whoever of that type last signed in here. */
export function knownUserId(userType: UserType): string | null {
  const own = readEntry('userIdCurrent');
  const ownIdentity = typeof own === 'string' && own !== '' ? readIdentity(own) : null;
  return ownIdentity?.userType === userType ? (own as string) : lastUserId(userType);
}

/** Clears the session and identity of this tab's person and what was kept for them, without a call. */
export function forgetSession(): void {
  const userId = readEntry('userIdCurrent');
  clearSessionEntries();
  clearActs();
  if (typeof userId !== 'string' || userId === '') return;
  removeIdentity(userId);
  forgetMemory(userId);
}

/**
 * Sign-out: nobody is signed in here any more, whatever the network does; then the session and the identity end on the server. False if it
 * could not be reached: that is retried automatically.
 */
export async function signOut(): Promise<boolean> {
  noteSignOut();
  forgetSession();
  return finishSignOuts();
}
