import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { connectApi } from './api.ts';
import { readIdentity, writeIdentity } from './identity-store.ts';
import type { Identity } from './identity-store.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { openSession, refreshSession, signOut, silentSession } from './session.ts';
import { CAST, GUEST, currentSession, readEntry, writeEntry } from './session-storage.ts';
import type { UserType } from './session-storage.ts';

const later = '2099-01-01T00:00:00Z';
const identityOf = (name: string, userType: UserType): Identity => ({
  firebaseToken: `token of ${name}`,
  refreshSecret: `secret of ${name}`,
  expiresAt: later,
  userType,
});

/** A server that opens a session for the identity it is shown; `calls` are the paths asked for. */
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
    return {
      s_token: `s of ${userId}`,
      user_type,
      userId,
      expiresAt: later,
      registrationStage: 5,
      verifyStatus: null,
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

  test('is opened with a fresh identity token when the kept one ran out', async () => {
    await openSession({ ...identityOf('hana', CAST), expiresAt: '2020-01-01T00:00:00Z' }, CAST);
    expect(calls).toEqual(['/identity/token', '/account/refresh-tokens']);
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

  test('asks for a login when the identity is refused', async () => {
    writeIdentity('gone', identityOf('gone', GUEST));
    expect(await silentSession(GUEST)).toBeNull();
  });
});

describe('sign-out', () => {
  test('ends the session, then the identity, then clears what is stored', async () => {
    await openSession(identityOf('ken', GUEST), GUEST);
    calls.length = 0;
    await signOut();
    expect(calls).toEqual(['/account/logout', '/identity/sign-out']);
    expect([currentSession(), readIdentity('ken')]).toEqual([null, null]);
    expect(await silentSession(GUEST)).toBeNull();
  });
});
