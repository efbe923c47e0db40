import { describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { newPhone, signUp, useTestApp, type Person } from '../../../../test-support/index.ts';

const app = useTestApp({ modules: [] });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Seen {
  readonly agent?: string;
  readonly address?: string;
}
const refresh = async (person: Person, seen: Seen = {}) =>
  app.call(routes.refreshTokens, {
    body: { firebase_token: await person.firebaseToken(), user_type: person.userType },
    ...seen,
  });
const open = async (person: Person, seen: Seen = {}) => (await refresh(person, seen)).body.s_token;
const list = async (token: string, seen: Seen = {}) =>
  (await app.ok(routes.listSessions, seen, token)).sessions;
const reasons = async (accountId: string) =>
  (await app.db.selectFrom('session').select('end_reason').where('account_id', '=', accountId).execute()).map(
    ({ end_reason }) => end_reason,
  );
const isSignedOut = async (person: Person) => {
  const body = { refreshSecret: person.refreshSecret };
  return (await app.call(routes.refreshIdentity, { body })).code === 'SIGNED_OUT';
};

describe('the list', () => {
  test('names device, network and last use of both sides, used last first, and marks the asking one', async () => {
    const phone = newPhone();
    const first = await signUp(app, UserType.GUEST, phone);
    await open(first, { agent: IPHONE, address: '198.51.100.1' });
    const before = app.clock.now().toISOString();
    await app.moveBy(5);
    const second = await signUp(app, UserType.CAST, phone);
    const token = await open(second, { agent: WINDOWS, address: '198.51.100.2' });
    const sessions = await list(token, { address: '198.51.100.2' });
    const now = app.clock.now().toISOString();
    const web = { sessionId: expect.any(String), platform: 1 };
    expect(sessions).toEqual([
      {
        ...web,
        isCurrent: true,
        userType: 2,
        device: 'WINDOWS',
        browser: 'CHROME',
        isSameNetwork: true,
        signedInAt: now,
        lastUsedAt: now,
      },
      {
        ...web,
        isCurrent: false,
        userType: 1,
        device: 'IPHONE',
        browser: 'SAFARI',
        isSameNetwork: false,
        signedInAt: before,
        lastUsedAt: before,
      },
    ]);
  });

  test("holds what nobody knows as nothing, the product's own app as the mobile platform, and nobody else's sessions", async () => {
    const person = await signUp(app, UserType.GUEST);
    await (await signUp(app, UserType.GUEST)).token();
    const token = await open(person, { agent: 'Yoimachi/1.0 (Android 15)' });
    expect(await list(token)).toMatchObject([{ platform: 2, device: 'ANDROID', browser: null }]);
    await app.moveBy(1);
    await open(person, { agent: 'x'.repeat(5000) });
    expect(await list(token)).toMatchObject([{ platform: 1, device: null, browser: null }]);
    await app.db
      .updateTable('session')
      .set({ network_index: null })
      .where('account_id', '=', person.userId)
      .execute();
    expect(await list(token)).toMatchObject([{ isSameNetwork: null }]);
  });
});

describe('a device that is signed out from another', () => {
  test('gets 21, and no silent sign-in comes back; the other one goes on', async () => {
    const phone = newPhone();
    const lost = await signUp(app, UserType.GUEST, phone);
    const mine = await signUp(app, UserType.GUEST, phone);
    const [lostToken, token] = [await open(lost), await open(mine)];
    const { sessionId } = (await list(token)).find(({ isCurrent }) => !isCurrent)!;
    await app.ok(routes.endSession, { params: { sessionId } }, token);
    expect(await app.call(routes.listSessions, {}, lostToken)).toMatchObject({ status: 401, code: 21 });
    expect(await refresh(lost)).toMatchObject({ status: 401, code: 21 });
    expect(await isSignedOut(lost)).toBe(true);
    expect(await list(token)).toHaveLength(1);
    expect(new Set(await reasons(mine.userId))).toEqual(new Set(['OTHER_DEVICE', null]));
    expect(await app.call(routes.endSession, { params: { sessionId } }, token)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('ends with the other side that the same browser has', async () => {
    const phone = newPhone();
    const both = await signUp(app, UserType.GUEST, phone);
    const mine = await signUp(app, UserType.CAST, phone);
    const guest = await open(both);
    const body = { firebase_token: await both.firebaseToken(), user_type: UserType.CAST };
    const cast = (await app.ok(routes.refreshTokens, { body })).s_token;
    const token = await open(mine);
    const { sessionId } = (await list(token)).find(({ userType }) => userType === UserType.GUEST)!;
    await app.ok(routes.endSession, { params: { sessionId } }, token);
    for (const ended of [guest, cast])
      expect(await app.call(routes.listSessions, {}, ended)).toMatchObject({ status: 401, code: 21 });
  });

  test("is never somebody else's", async () => {
    const [victim, thief] = [await signUp(app, UserType.GUEST), await signUp(app, UserType.CAST)];
    const token = await open(victim);
    const { sessionId } = (await list(token))[0]!;
    const answer = await app.call(routes.endSession, { params: { sessionId } }, await open(thief));
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await list(token)).toHaveLength(1);
  });
});

test('all others are signed out at once, also a browser that has not opened a session yet', async () => {
  const phone = newPhone();
  const others = [await signUp(app, UserType.GUEST, phone), await signUp(app, UserType.CAST, phone)];
  const waiting = await signUp(app, UserType.GUEST, phone);
  const mine = await signUp(app, UserType.GUEST, phone);
  const tokens = await Promise.all(others.map((other) => open(other)));
  const token = await open(mine);
  expect(await app.ok(routes.endOtherSessions, {}, token)).toEqual({ ended: 2 });
  for (const ended of tokens)
    expect(await app.call(routes.listSessions, {}, ended)).toMatchObject({ status: 401, code: 21 });
  expect(await refresh(waiting)).toMatchObject({ status: 401, code: 21 });
  expect(await list(token)).toMatchObject([{ isCurrent: true }]);
  expect(await isSignedOut(mine)).toBe(false);
  expect(await app.ok(routes.endOtherSessions, {}, token)).toEqual({ ended: 0 });
});
