import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { connectApi } from './api.ts';
import { readIdentity, writeIdentity, type Identity } from './identity-store.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { knownUserId, openSession, refreshSession, signOut, silentSession } from './session.ts';
import { finishSignOuts } from './sign-out.ts';
import {
  CAST,
  GUEST,
  currentSession,
  keepSeen,
  readEntry,
  readSeen,
  writeEntry,
  type UserType,
} from './session-storage.ts';

const later = '2099-01-01T00:00:00Z';
const identityOf = (name: string, userType: UserType): Identity => ({
  firebaseToken: `token of ${name}`,
  refreshSecret: `secret of ${name}`,
  expiresAt: later,
  userType,
});

/** A server that opens a session for the identity presented; `calls` are the paths requested. */
let calls: string[];
beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  calls = [];
  connectApi(async ({ path, body }) => {
    calls.push(path);
    if (path === '/identity/token') return { firebase_token: 'token of fresh', expiresAt: later };
    if (path !== '/account/refresh-tokens') return { status: '200' };
    const { firebase_token, user_type } = body as { firebase_token: string; user_type: UserType };
    const userId = firebase_token.replace('token of ', '');
    if (userId === 'gone') throw new ApiError(401, 20, '');
    if (userId === 'late') throw new ApiError(401, 10, '');
    if (userId === 'old') throw new ApiError(403, 'PHONE_CHECK_DUE', '');
    return {
      s_token: `s of ${userId}`,
      user_type,
      userId,
      expiresAt: later,
      registrationStage: 5,
      verifyStatus: null,
      liveSeq: 7,
    };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a session', () => {
  test('is opened with the identity token and kept in the entries of the tab', async () => {
    await openSession(identityOf('hana', CAST), CAST);
    expect(currentSession()).toEqual({ token: 's of hana', userId: 'hana', userType: CAST });
    expect([readEntry('account_type'), readEntry('current_step'), readEntry('expired_token')]).toEqual([
      'cast',
      5,
      later,
    ]);
    expect(readIdentity('hana')).toEqual(identityOf('hana', CAST));
  });

  test('brings the number after which the socket begins, unless the tab knows a later one', async () => {
    await openSession(identityOf('hana', CAST), CAST);
    expect(readSeen('hana')).toBe(7);
    keepSeen({ userId: 'hana', seq: 12 });
    await refreshSession();
    expect(readSeen('hana')).toBe(12);
  });

  test('is opened with a fresh identity token when the kept one ran out', async () => {
    await openSession({ ...identityOf('hana', CAST), expiresAt: '2020-01-01T00:00:00Z' }, CAST);
    expect(calls).toEqual(['/identity/token', '/account/refresh-tokens']);
    expect(currentSession()?.userId).toBe('fresh');
  });

  test('is opened with a fresh one, too, when the server calls the kept one expired: this clock is wrong', async () => {
    await openSession(identityOf('late', CAST), CAST);
    expect(calls).toEqual(['/account/refresh-tokens', '/identity/token', '/account/refresh-tokens']);
    expect(currentSession()?.userId).toBe('fresh');
  });

  test('is refreshed only as the person the tab belongs to', async () => {
    writeIdentity('ken', identityOf('ken', GUEST));
    writeIdentity('ryo', identityOf('ryo', GUEST));
    writeEntry('userIdCurrent', 'ken');
    await refreshSession();
    expect(currentSession()?.token).toBe('s of ken');
  });

  test('cannot be refreshed once its person is signed out in this browser', async () => {
    writeIdentity('ryo', identityOf('ryo', GUEST));
    writeEntry('userIdCurrent', 'ken');
    await expect(refreshSession()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });
});

describe('a new tab', () => {
  test('signs in silently as the one of that type who came last', async () => {
    writeIdentity('ken', identityOf('ken', GUEST));
    writeIdentity('hana', identityOf('hana', CAST));
    expect(await silentSession(GUEST)).toMatchObject({ userId: 'ken' });
  });

  test('asks for a login when nobody of that type is here', async () => {
    writeIdentity('hana', identityOf('hana', CAST));
    expect(await silentSession(GUEST)).toBeNull();
  });

  test('asks for no login where the number has to be proved first', async () => {
    writeIdentity('old', identityOf('old', GUEST));
    await expect(silentSession(GUEST)).rejects.toMatchObject({ code: 'PHONE_CHECK_DUE' });
    expect(knownUserId(GUEST)).toBe('old');
    expect(readIdentity('old')).not.toBeNull();
  });

  test('asks for a login when the identity is refused', async () => {
    writeIdentity('gone', identityOf('gone', GUEST));
    expect(await silentSession(GUEST)).toBeNull();
  });
});

describe('sign-out', () => {
  /** The calls of a sign-out, answered with `status`; 0: no network. */
  function answering(status: (path: string, token: string) => number): string[] {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { headers = {} }: RequestInit = {}) => {
      const token = new Headers(headers).get('authorization') ?? '';
      sent.push(path.replace('/v1', '') + token.replace('Bearer', ''));
      const code = status(path, token);
      if (code === 0) throw new TypeError('Failed to fetch');
      const body = { code: 10, firebase_token: 'token of ken', s_token: 'fresh' };
      return new Response(JSON.stringify(body), { status: code });
    });
    return sent;
  }

  test('clears what is stored and ends the session, then the identity', async () => {
    await openSession(identityOf('ken', GUEST), GUEST);
    const sent = answering(() => 200);
    expect(await signOut()).toBe(true);
    expect(sent).toEqual(['/account/logout s of ken', '/identity/sign-out']);
    expect([currentSession(), readIdentity('ken')]).toEqual([null, null]);
    expect(await silentSession(GUEST)).toBeNull();
    expect(localStorage.getItem('sign-outs')).toBeNull();
  });

  test('takes what was under way with it, and leaves what is not of the session', async () => {
    await openSession(identityOf('ken', GUEST), GUEST);
    sessionStorage.setItem('act:gift', '{}');
    sessionStorage.setItem('act:place.1', '{}');
    sessionStorage.setItem('filter', 'kept');
    answering(() => 200);
    await signOut();
    const names = ['act:gift', 'act:place.1', 'filter'];
    expect(names.map((name) => sessionStorage.getItem(name))).toEqual([null, null, 'kept']);
  });

  test('ends the identity also where there is no session: the number waits for its proof', async () => {
    writeIdentity('ken', identityOf('ken', GUEST));
    writeEntry('userIdCurrent', 'ken');
    const sent = answering((path) =>
      path.endsWith('refresh-tokens') ? 403 : path.endsWith('logout') ? 401 : 200,
    );
    expect(await signOut()).toBe(true);
    expect(sent.at(-1)).toBe('/identity/sign-out');
    expect([readIdentity('ken'), localStorage.getItem('sign-outs')]).toEqual([null, null]);
  });

  test('without a network says so, is over here at once and is finished later', async () => {
    await openSession(identityOf('ken', GUEST), GUEST);
    answering(() => 0);
    expect(await signOut()).toBe(false);
    expect([currentSession(), readIdentity('ken')]).toEqual([null, null]);
    expect(await silentSession(GUEST)).toBeNull();
    answering(() => 503);
    expect(await finishSignOuts()).toBe(false);
    // Somebody else has signed in meanwhile, and stays so.
    await openSession(identityOf('ryo', GUEST), GUEST);
    const sent = answering(() => 200);
    expect(await finishSignOuts()).toBe(true);
    expect(sent).toEqual(['/account/logout s of ken', '/identity/sign-out']);
    expect(currentSession()?.userId).toBe('ryo');
    expect(await finishSignOuts()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test('ends the session also when its token ran out meanwhile', async () => {
    await openSession(identityOf('ken', GUEST), GUEST);
    const sent = answering((_, token) => (token === 'Bearer s of ken' ? 401 : 200));
    expect(await signOut()).toBe(true);
    expect(sent).toEqual([
      '/account/logout s of ken',
      '/identity/token',
      '/account/refresh-tokens',
      '/account/logout fresh',
      '/identity/sign-out',
    ]);
  });

  test('leaves the identity to the other account of the same phone', async () => {
    await openSession(identityOf('ken', GUEST), GUEST);
    writeIdentity('hana', { ...identityOf('ken', GUEST), userType: CAST });
    const sent = answering(() => 200);
    await signOut();
    expect(sent).toEqual(['/account/logout s of ken']);
    expect(readIdentity('hana')).not.toBeNull();
  });
});
