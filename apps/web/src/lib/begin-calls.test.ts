// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginCalls } from './begin-calls.ts';
import { takeBegun } from './begun-calls.ts';
import { writeIdentity } from './identity-store.ts';
import { CAST, GUEST, writeEntry } from './session-storage.ts';

const NOW = new Date('2026-11-24T03:00:00Z');
const later = '2026-11-24T03:10:00Z';
const before = '2026-11-24T02:59:59Z';
const identity = {
  firebaseToken: 'proof',
  refreshSecret: 'secret',
  expiresAt: later,
  userType: GUEST,
} as const;

const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
/** What went out: method, address, and as whom. */
const sent = () =>
  send.mock.calls.map(([path, { method = 'GET', headers }]) =>
    [method, path, new Headers(headers).get('authorization') ?? ''].join(' ').trim(),
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  send.mockReset().mockImplementation(async (path) => Response.json({ s_token: 'new', path }));
  vi.stubGlobal('fetch', send);
  vi.setSystemTime(NOW);
  open('/guest/user-profile?castId=a%2Fb', ['/v1/count', '/v1/casts/%24castId']);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(address: string, calls: readonly string[]): void {
  history.replaceState(null, '', address);
  document.head.innerHTML = '<meta name="first-calls">';
  document.querySelector('meta')!.content = JSON.stringify(calls);
}

function signIn(token = 'mine', expiresAt = later): void {
  writeEntry('token', token);
  writeEntry('expired_token', expiresAt);
  writeEntry('type', GUEST);
  writeEntry('userIdCurrent', 'ken');
}

test('a tab that has a session asks with its token, with what stands in the address', () => {
  signIn();
  beginCalls();
  expect(sent()).toEqual(['GET /v1/count Bearer mine', 'GET /v1/casts/a%2Fb Bearer mine']);
});

test('what the address does not say is not asked for', () => {
  signIn();
  history.replaceState(null, '', '/guest/user-profile');
  beginCalls();
  expect(sent()).toEqual(['GET /v1/count Bearer mine']);
});

test('a new tab gets a session for whoever signed in here last, and asks with it before the app has it', async () => {
  writeIdentity('ken', identity);
  beginCalls();
  const body = JSON.stringify({ firebase_token: 'proof', user_type: GUEST });
  const session = await takeBegun('/v1/account/refresh-tokens', { method: 'POST', body });
  expect(sent()).toEqual([
    'POST /v1/account/refresh-tokens',
    'GET /v1/count Bearer new',
    'GET /v1/casts/a%2Fb Bearer new',
  ]);
  expect(await session?.json()).toMatchObject({ s_token: 'new' });
});

test('a refused session is handed on, and nothing is asked for', async () => {
  writeIdentity('ken', identity);
  send.mockResolvedValue(Response.json({ code: 21 }, { status: 401 }));
  beginCalls();
  const body = JSON.stringify({ firebase_token: 'proof', user_type: GUEST });
  expect((await takeBegun('/v1/account/refresh-tokens', { body }))?.status).toBe(401);
  expect(send).toHaveBeenCalledOnce();
});

test('the tab of another person stays theirs', () => {
  writeIdentity('ken', identity);
  writeEntry('userIdCurrent', 'mika');
  writeIdentity('mika', { ...identity, userType: CAST });
  beginCalls();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['nobody is known here', () => undefined],
  ['the tab is of the other side', () => (signIn(), writeEntry('type', CAST))],
  ['its token is over', () => signIn('mine', before)],
  [
    'the proof of who it is has to be renewed',
    () => writeIdentity('ken', { ...identity, expiresAt: before }),
  ],
  ['the screen names nothing', () => (signIn(), (document.head.innerHTML = ''))],
  ['the address is of no side', () => (signIn(), history.replaceState(null, '', '/help'))],
  ['what is kept is not what it was', () => (signIn(), sessionStorage.setItem('type', '{'))],
])('nothing goes out where %s', (_what, arrange) => {
  arrange();
  beginCalls();
  expect(send).not.toHaveBeenCalled();
});

test('each answer is taken once, by the same call of the same person, and not when it has become old', async () => {
  signIn();
  beginCalls();
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect(takeBegun('/v1/count', as('another'))).toBeUndefined();
  expect(takeBegun('/v1/other', as('mine'))).toBeUndefined();
  expect(await (await takeBegun('/v1/count', as('mine')))?.json()).toMatchObject({ path: '/v1/count' });
  expect(takeBegun('/v1/count', as('mine'))).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(takeBegun('/v1/casts/a%2Fb', as('mine'))).toBeUndefined();
});
