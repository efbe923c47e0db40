import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from './api.ts';
import { readIdentity, writeIdentity } from './identity-store.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';
import { refreshSession } from './session.ts';
import { GUEST, currentSession, writeEntry } from './session-storage.ts';
import { createTransport, type Send } from './transport.ts';

/* A whole device: transport, session and identity against a server that knows which tokens are good. */

const SERVER_NOW = Date.parse('2026-11-20T03:00:00Z');
const MINUTE = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();

let server: { token: string; identityToken: string; refreshes: number; isAway: boolean };

function answer(path: string, init: RequestInit): Response {
  const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, string>;
  const expired = Response.json({ code: 10, message: '' }, { status: 401 });
  if (path.endsWith('/identity/token')) {
    server.identityToken = 'identity 2';
    return Response.json({ firebase_token: 'identity 2', expiresAt: iso(SERVER_NOW + 60 * MINUTE) });
  }
  if (path.endsWith('/account/refresh-tokens')) {
    if (body['firebase_token'] !== server.identityToken) return expired;
    server.refreshes += 1;
    server.token = `token ${server.refreshes}`;
    return Response.json({
      s_token: server.token,
      user_type: GUEST,
      userId: 'ken',
      expiresAt: iso(SERVER_NOW + 15 * MINUTE),
      registrationStage: 5,
      verifyStatus: null,
    });
  }
  const isGood = new Headers(init.headers).get('authorization') === `Bearer ${server.token}`;
  return isGood ? Response.json({ ok: path }) : expired;
}

const clearSession = vi.fn();
let send: Send;

/** A device signed in as ken, whose identity token says when it expires. */
function device(identityExpiresAt: number) {
  writeEntry('token', 'expired');
  writeEntry('type', GUEST);
  writeEntry('userIdCurrent', 'ken');
  writeIdentity('ken', {
    firebaseToken: 'identity 1',
    refreshSecret: 'secret',
    expiresAt: iso(identityExpiresAt),
    userType: GUEST,
  });
  send = createTransport({
    fetch: async (path, init) => {
      await Promise.resolve();
      if (server.isAway && path.includes('refresh-tokens')) throw new TypeError('Failed to fetch');
      return answer(path, init);
    },
    readToken: () => currentSession()?.token ?? '',
    refresh: refreshSession,
    clearSession,
    checkPhone: () => {},
    logOut: () => {},
  });
  connectApi(send);
}

const tenCalls = () =>
  Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => send({ method: 'GET', path: `/${at}`, needsToken: true })),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  clearSession.mockReset();
  server = { token: 'good', identityToken: 'identity 1', refreshes: 0, isAway: false };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([-10, 0, 10])(
  'ten calls after the token ran out, on a clock that is %i minutes off: one refresh, no call lost',
  async (skew) => {
    vi.setSystemTime(SERVER_NOW + skew * MINUTE);
    // It ran out a minute ago: a clock that is slow takes it for good.
    server.identityToken = 'identity 2';
    device(SERVER_NOW - MINUTE);
    const calls = await tenCalls();
    expect(calls).toEqual(
      Array.from({ length: 10 }, (_, at) => ({ status: 'fulfilled', value: { ok: `/v1/${at}` } })),
    );
    expect(server.refreshes).toBe(1);
    expect(clearSession).not.toHaveBeenCalled();
  },
);

test('a refresh without a network fails all ten, and nobody is signed out; afterwards all ten go through', async () => {
  vi.setSystemTime(SERVER_NOW);
  device(SERVER_NOW + 60 * MINUTE);
  server.isAway = true;
  for (const call of await tenCalls())
    expect(call).toMatchObject({ status: 'rejected', reason: { code: 'ERR_NETWORK' } });
  expect(clearSession).not.toHaveBeenCalled();
  expect(readIdentity('ken')).not.toBeNull();
  server.isAway = false;
  expect((await tenCalls()).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(server.refreshes).toBe(1);
});

test('two tabs of one person refresh each for itself, and neither loses a call', async () => {
  vi.setSystemTime(SERVER_NOW);
  device(SERVER_NOW + 60 * MINUTE);
  const first = (await tenCalls()).map(({ status }) => status);
  vi.stubGlobal('sessionStorage', memoryStorage());
  device(SERVER_NOW + 60 * MINUTE);
  const second = (await tenCalls()).map(({ status }) => status);
  expect(new Set([...first, ...second])).toEqual(new Set(['fulfilled']));
  expect(server.refreshes).toBe(2);
});
