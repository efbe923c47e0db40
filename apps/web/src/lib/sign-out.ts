/**
 * Sign-out takes effect here at once and on the server as soon as it can be reached: what that needs is kept in this browser until it is
 * done, across reloads. It calls the server directly, since the transport belongs to whoever is signed in by then.
 */
import { accountRoutes } from '@yoimachi/contract/account';
import type { Route } from '@yoimachi/contract/route';
import { isIdentityShared, readIdentity } from './identity-store.ts';
import { currentSession, readEntry, type UserType } from './session-storage.ts';
import { BASE_PATH } from './transport.ts';

/** A session still to be ended on the server. */
interface SignOut {
  readonly token: string;
  readonly userType: UserType;
  readonly refreshSecret: string | null;
  /** Whether the identity ends with it: no other account of this browser lives on it. */
  readonly endsIdentity: boolean;
}

const KEY = 'sign-outs';
const ANSWER_WITHIN_MS = 5_000;
const RETRY_MS = 15_000;
const MAX_KEPT = 20;

/** Records what is needed to end the session of this tab's person; before its entries are cleared. */
export function noteSignOut(): void {
  const own = readEntry('userIdCurrent');
  const userId = typeof own === 'string' ? own : '';
  const identity = readIdentity(userId);
  const session = currentSession();
  const userType = session?.userType ?? identity?.userType;
  if (userType === undefined) return;
  const refreshSecret = identity?.refreshSecret ?? null;
  const endsIdentity = refreshSecret !== null && !isIdentityShared(userId);
  write([...read(), { token: session?.token ?? '', userType, refreshSecret, endsIdentity }]);
}

/** Ends what is recorded; false: the server could not be reached for all of it. */
export async function finishSignOuts(): Promise<boolean> {
  for (const one of read()) {
    if (!(await finish(one))) return false;
    write(read().filter((each) => each.token !== one.token || each.refreshSecret !== one.refreshSecret));
  }
  return true;
}

/** Ends what an earlier sign-out could not: now, when the network is back, and repeatedly until it is done. */
export function keepSigningOut(): void {
  const retry = () => void (read().length > 0 && finishSignOuts());
  addEventListener('online', retry);
  setInterval(retry, RETRY_MS);
  retry();
}

async function finish({ token, userType, refreshSecret, endsIdentity }: SignOut): Promise<boolean> {
  const left = await send(accountRoutes.logout, undefined, token);
  // The token lives only minutes: a fresh one for the same session, from the identity still stored.
  if (left.status === 401 && left.body['code'] === 10 && refreshSecret !== null) {
    const identity = await send(accountRoutes.refreshIdentity, { refreshSecret });
    const body = { firebase_token: identity.body['firebase_token'], user_type: userType };
    const session = identity.isDone ? await send(accountRoutes.refreshTokens, body) : identity;
    const fresh = session.body['s_token'];
    const again = typeof fresh === 'string' ? await send(accountRoutes.logout, undefined, fresh) : session;
    if (!again.isSettled) return false;
  } else if (!left.isSettled) return false;
  return !endsIdentity || (await send(accountRoutes.signOutIdentity, { refreshSecret })).isSettled;
}

interface Sent {
  readonly status: number;
  readonly isDone: boolean;
  /** Answered, and not with a server error: a retry would change nothing. */
  readonly isSettled: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

async function send(route: Route, body?: object, token?: string): Promise<Sent> {
  try {
    const response = await fetch(BASE_PATH + route.path, {
      method: route.method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
    const isSettled = response.status < 500 && response.status !== 429;
    return { status: response.status, isDone: response.ok, isSettled, body: answer ?? {} };
  } catch {
    return { status: 0, isDone: false, isSettled: false, body: {} };
  }
}

function read(): readonly SignOut[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as SignOut[]) : [];
  } catch {
    return [];
  }
}

function write(list: readonly SignOut[]): void {
  if (list.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(list.slice(-MAX_KEPT)));
}
