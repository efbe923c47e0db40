import { expect, test } from 'vitest';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { UserType } from '@yoimachi/domain/account';
import { signUp, signUpCast, signUpGuest, useTestApp } from './index.ts';

const app = useTestApp({ config: { databasePool: 10 } });
const routes = Object.entries(allRoutes) as [string, Route][];
const withToken = routes.filter(([, route]) => !['open', 'identity'].includes(route.who));

const UNREAD = { unread: '1' };
const ask = (route: Route, token?: string) =>
  app.call(route, { params: somebody(), body: {} } as object, token);
const somebody = () => new Proxy({}, { get: () => crypto.randomUUID() });

test('every call has a handler and a place of its own', () => {
  const places = routes.map(([, route]) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`);
  expect(new Set(places).size).toBe(places.length);
  for (const [name, route] of routes) {
    const url = `/v1${route.path}`;
    expect(app.app.http.hasRoute({ method: route.method, url }), name).toBe(true);
  }
});

test.each(withToken)('%s answers nobody without a token', async (_name, route) => {
  for (const token of [undefined, 'nonsense', 'a.b.c']) {
    expect(await ask(route, token)).toMatchObject({ status: 401, code: 10 });
  }
});

test("the open calls are those of the rules, and the identity's carry its token", () => {
  const open = routes.filter(([, route]) => route.who === 'open').map(([name]) => name);
  expect(open.sort()).toEqual(
    [
      'beginLine',
      'botChallenge',
      'finishLine',
      'movePush',
      'openInquiry',
      'sendOpenInquiry',
      'writeOpenInquiry',
      'passkeyChallenge',
      'readDistricts',
      'refreshIdentity',
      'sendCode',
      'signInByPasskey',
      'signOutIdentity',
      'staticPage',
      'askLostNumber',
      'support',
      'verifyCode',
    ].sort(),
  );
  const identity = routes.filter(([, route]) => route.who === 'identity').map(([, route]) => route.path);
  expect(identity.sort()).toEqual(
    [
      '/account',
      '/account/check-enough-age',
      '/account/phone-check',
      '/account/phone-check/send-code',
      '/account/refresh-tokens',
      '/account/register-status',
      '/account/save-enough-age',
      '/cast/profiles/account_info',
    ].sort(),
  );
});

test("a guest's token opens no cast call, nor the reverse", async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app);
  for (const [name, route] of withToken) {
    const other = route.who === 'guest' ? cast : route.who === 'cast' ? guest : undefined;
    if (!other) continue;
    // Without a proper body, and with a query that no call reads: neither is looked at before.
    const input = { params: somebody(), body: {}, query: UNREAD } as object;
    expect(await app.call(route, input, await other.token()), name).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  }
});

test('what its call does not read of a query is named by every call', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app);
  for (const [name, route] of routes) {
    const input = { params: somebody(), query: UNREAD } as object;
    expect(await app.call(route, input, route.who === 'cast' ? cast : guest), name).toMatchObject({
      status: 400,
      details: { field: 'unread' },
    });
  }
});

test('expired, suspended and ended callers are told so by every call', async () => {
  const token = async (userType: UserType, code: 10 | 20 | 21) => {
    const person = await signUp(app, userType);
    const made = await person.token();
    if (code === 20) {
      const change = { suspended_at: app.clock.now() };
      await app.db.updateTable('account').set(change).where('id', '=', person.userId).execute();
    }
    if (code === 21) await app.ok(allRoutes.logout, {}, made);
    return made;
  };
  for (const code of [20, 21, 10] as const) {
    const tokens = { 1: await token(UserType.GUEST, code), 2: await token(UserType.CAST, code) };
    if (code === 10) await app.moveBy(15);
    for (const [name, route] of withToken) {
      const answer = await ask(route, tokens[route.who === 'cast' ? 2 : 1]);
      expect(answer, name).toMatchObject({ status: 401, code });
    }
  }
});
