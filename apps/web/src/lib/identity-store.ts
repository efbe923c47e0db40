import { newId } from './new-id.ts';
import type { UserType } from './session-storage.ts';

/** What the identity provider stored in this browser for one account. */
export interface Identity {
  readonly firebaseToken: string;
  readonly refreshSecret: string;
  /** When `firebaseToken` expires, ISO text. */
  readonly expiresAt: string;
  readonly userType: UserType;
}

const key = (userId: string) => `identity:${userId}`;
const lastKey = (userType: UserType) => `identity:last:${userType}`;
const BROWSER_KEY = 'identity:browser';

/** The identity of an account, null when it is signed out in this browser. */
export function readIdentity(userId: string, storage: Storage = localStorage): Identity | null {
  const raw = storage.getItem(key(userId));
  if (raw === null) return null;
  try {
    return JSON.parse(raw) as Identity;
  } catch {
    return null;
  }
}

/** Stores it, and remembers the account as the latest of its type: a new tab signs in as that one. */
export function writeIdentity(userId: string, identity: Identity, storage: Storage = localStorage): void {
  storage.setItem(key(userId), JSON.stringify(identity));
  storage.setItem(lastKey(identity.userType), userId);
}

export function removeIdentity(userId: string, storage: Storage = localStorage): void {
  const identity = readIdentity(userId, storage);
  storage.removeItem(key(userId));
  if (identity && storage.getItem(lastKey(identity.userType)) === userId) {
    storage.removeItem(lastKey(identity.userType));
  }
}

/** The account of this type that last signed in here and has not signed out. */
export function lastUserId(userType: UserType, storage: Storage = localStorage): string | null {
  const userId = storage.getItem(lastKey(userType));
  return userId !== null && readIdentity(userId, storage) ? userId : null;
}

/** Whether another account in this browser shares the identity, as guest and cast of one phone do. */
export function isIdentityShared(userId: string, storage: Storage = localStorage): boolean {
  const secret = readIdentity(userId, storage)?.refreshSecret;
  const others = Object.keys(storage).filter((name) => name.startsWith('identity:') && name !== key(userId));
  return others.some((name) => secret !== undefined && (storage.getItem(name) ?? '').includes(secret));
}

/** Identifies this browser when codes are requested and tried, so that nobody can lock somebody else out. */
export function browserId(storage: Storage = localStorage): string {
  const known = storage.getItem(BROWSER_KEY);
  if (known) return known;
  const made = newId();
  storage.setItem(BROWSER_KEY, made);
  return made;
}
