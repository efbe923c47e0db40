import {
  OFFICE_IDLE_MINUTES,
  OFFICE_LIFE_HOURS,
  OFFICE_LOCK_MINUTES,
  OFFICE_TRIES,
} from '@yoimachi/domain/operator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { changeOperator } from '../../operator/index.ts';
import { codeOf, invited, openBrowser, PASSWORD, signedIn } from './browser.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const { tanaka, sato, suzuki } = OPERATORS;
/** A code counts once: the next one comes half a minute later. */
const nextCode = async (secret: string) => {
  await app.clock.advanceTo(new Date(app.clock.now().getTime() + 30_000));
  return codeOf(app, secret);
};

describe('coming in', () => {
  test('by invitation, password and codes; then by mail, password and the next code', async () => {
    const { browser, mail, secret, recoveryCodes } = await signedIn(app, tanaka);
    expect(recoveryCodes).toHaveLength(10);
    expect((await browser.call('readOffice')).body).toMatchObject({
      step: 'OPEN',
      hasTotp: true,
      recoveryCodesLeft: 10,
      operator: { id: tanaka.id, name: 'tanaka', role: 'owner', mail },
    });
    await browser.call('leaveOffice');
    expect(await browser.call('readOffice')).toMatchObject({ status: 401, code: 'OFFICE_LOGIN_REQUIRED' });

    const other = openBrowser(app);
    expect(
      (await other.call('logInToOffice', { body: { mail: ' TANAKA@example.jp ', password: PASSWORD } })).body,
    ).toMatchObject({
      step: 'FACTOR',
    });
    expect(await other.call('listOperators')).toMatchObject({ status: 401 });
    expect(await other.call('showFactor', { body: { code: '000000' } })).toMatchObject({
      code: 'OFFICE_CODE_REFUSED',
    });
    const before = new Map(other.jar);
    expect((await other.call('showFactor', { body: { code: await nextCode(secret) } })).body).toMatchObject({
      step: 'OPEN',
    });
    expect((await other.call('listOperators')).status).toBe(200);
    // What the session was known by before the factor is worth nothing.
    const fixed = openBrowser(app);
    fixed.take(before);
    expect(await fixed.call('listOperators')).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
  });

  test('the cookie is read by no script and sent by no other site', async () => {
    const token = await invited(app, tanaka.id, 'tanaka@example.jp');
    const response = await app.app.office.inject({
      method: 'POST',
      url: '/admin/v1/invite',
      payload: { token, password: PASSWORD },
    });
    expect(response.headers['set-cookie']).toMatch(
      /^office=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a code counts once, a recovery code too', async () => {
    const { mail, secret, recoveryCodes } = await signedIn(app, tanaka);
    const logIn = async () => {
      const browser = openBrowser(app);
      await browser.call('logInToOffice', { body: { mail, password: PASSWORD } });
      return browser;
    };
    const code = await nextCode(secret);
    expect(await (await logIn()).call('showFactor', { body: { code } })).toMatchObject({ status: 200 });
    expect(await (await logIn()).call('showFactor', { body: { code } })).toMatchObject({
      code: 'OFFICE_CODE_REFUSED',
    });
    const both = [await logIn(), await logIn()];
    const used = { body: { code: recoveryCodes[3]!.toUpperCase() } };
    const statuses = await Promise.all(both.map(async (one) => (await one.call('showFactor', used)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  test('an unknown mail, a wrong password and a disabled operator are answered alike', async () => {
    const { mail } = await signedIn(app, suzuki);
    await changeOperator(app.context, { name: 'suzuki', change: { disabled: true }, by: tanaka });
    for (const body of [
      { mail: 'nobody@example.jp', password: PASSWORD },
      { mail, password: 'ちがうパスワードです' },
      { mail, password: PASSWORD },
    ])
      expect(await openBrowser(app).call('logInToOffice', { body })).toMatchObject({
        status: 401,
        code: 'OFFICE_LOGIN_REFUSED',
      });
  });
});

describe('tries', () => {
  test('many at once are five; the lock is of that network alone, and of a known browser never', async () => {
    const { browser, mail } = await signedIn(app, tanaka);
    await browser.call('leaveOffice');
    const thief = openBrowser(app, { address: '198.51.100.9' });
    const wrong = { body: { mail, password: 'ちがうパスワードです' } };
    const answers = await Promise.all(Array.from({ length: 12 }, () => thief.call('logInToOffice', wrong)));
    expect(answers.filter(({ code }) => code === 'OFFICE_LOGIN_REFUSED')).toHaveLength(OFFICE_TRIES);
    expect(answers.filter(({ code, status }) => code === 'OFFICE_LOCKED' && status === 429)).toHaveLength(
      12 - OFFICE_TRIES,
    );
    const right = { body: { mail, password: PASSWORD } };
    expect(await thief.call('logInToOffice', right)).toMatchObject({ code: 'OFFICE_LOCKED' });
    // Somebody behind the same network, in a browser that came in before.
    const owner = openBrowser(app, { address: '198.51.100.9' });
    owner.take(new Map([...browser.jar].filter(([name]) => name === 'office_browser')));
    expect((await owner.call('logInToOffice', right)).status).toBe(200);
    // And from elsewhere.
    expect((await openBrowser(app).call('logInToOffice', right)).status).toBe(200);
    await app.moveBy(OFFICE_LOCK_MINUTES);
    expect((await thief.call('logInToOffice', right)).status).toBe(200);
  });

  test('the secret of somebody else’s browser counts as none', async () => {
    const { mail } = await signedIn(app, tanaka);
    const { browser: other } = await signedIn(app, suzuki);
    const thief = openBrowser(app, { address: '198.51.100.9' });
    const wrong = { body: { mail, password: 'ちがうパスワードです' } };
    for (let tries = 0; tries < OFFICE_TRIES; tries += 1) await thief.call('logInToOffice', wrong);
    thief.take(new Map([...other.jar].filter(([name]) => name === 'office_browser')));
    expect(await thief.call('logInToOffice', wrong)).toMatchObject({ code: 'OFFICE_LOCKED' });
  });

  test('codes are tried five times', async () => {
    const { mail, secret } = await signedIn(app, tanaka);
    const browser = openBrowser(app, { address: '198.51.100.9' });
    await browser.call('logInToOffice', { body: { mail, password: PASSWORD } });
    for (let tries = 0; tries < OFFICE_TRIES; tries += 1)
      expect(await browser.call('showFactor', { body: { code: '123456' } })).toMatchObject({
        code: 'OFFICE_CODE_REFUSED',
      });
    expect(await browser.call('showFactor', { body: { code: await nextCode(secret) } })).toMatchObject({
      code: 'OFFICE_LOCKED',
    });
  });
});

describe('a session', () => {
  test('ends half an hour after somebody last did something; what a page asks by itself does not count', async () => {
    const { browser } = await signedIn(app, tanaka);
    await app.moveBy(OFFICE_IDLE_MINUTES - 1);
    expect((await browser.call('listOperators')).status).toBe(200);
    await app.moveBy(OFFICE_IDLE_MINUTES - 1);
    const byItself = { headers: { 'x-background': '1' } };
    expect((await browser.call('listOperators', byItself)).status).toBe(200);
    await app.moveBy(1);
    expect(await browser.call('listOperators', byItself)).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
  });

  test('ends after twelve hours of work', async () => {
    const { browser } = await signedIn(app, tanaka);
    for (let minutes = 20; minutes < OFFICE_LIFE_HOURS * 60; minutes += 20) {
      await app.clock.advanceTo(new Date(app.clock.now().getTime() + 20 * 60_000));
      expect((await browser.call('readOffice')).status).toBe(200);
    }
    await app.moveBy(20);
    expect(await browser.call('readOffice')).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
  });

  test('shown by another browser ends, there and here', async () => {
    const { browser } = await signedIn(app, tanaka);
    const thief = openBrowser(app, { agent: 'Chrome' });
    thief.take(browser.jar);
    thief.csrf = browser.csrf;
    expect(await thief.call('listOperators')).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
    expect(await browser.call('listOperators')).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
  });

  test('ends with the role it began in, with the operator, and by himself from elsewhere', async () => {
    const { browser, mail, secret } = await signedIn(app, suzuki);
    await changeOperator(app.context, { name: 'suzuki', change: { role: 'support' }, by: tanaka });
    expect(await browser.call('readOffice')).toMatchObject({ code: 'OFFICE_LOGIN_REQUIRED' });
    const again = async () => {
      const one = openBrowser(app);
      await one.call('logInToOffice', { body: { mail, password: PASSWORD } });
      await one.call('showFactor', { body: { code: await nextCode(secret) } });
      return one;
    };
    const [first, second] = [await again(), await again()];
    const { body } = await first.call('officeSessions');
    expect(body.items).toHaveLength(2);
    const there = body.items.find(({ isThis }) => !isThis)!;
    expect((await first.call('endOfficeSession', { params: { sessionId: there.id } })).status).toBe(200);
    expect((await second.call('readOffice')).status).toBe(401);
    expect(await first.call('endOfficeSession', { params: { sessionId: there.id } })).toMatchObject({
      status: 404,
    });
    await changeOperator(app.context, { name: 'suzuki', change: { disabled: true }, by: tanaka });
    expect((await first.call('readOffice')).status).toBe(401);
  });

  test('changes nothing without what its pages send, or from another site', async () => {
    const { browser } = await signedIn(app, tanaka);
    const { csrf } = browser;
    const end = (headers: Record<string, string>) => browser.call('endMaintenance', { headers });
    expect(await end({ 'x-csrf-token': '' })).toMatchObject({ status: 403, code: 'OFFICE_CSRF' });
    expect(await end({ 'x-csrf-token': csrf.slice(1) })).toMatchObject({ code: 'OFFICE_CSRF' });
    expect(await end({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ code: 'OFFICE_CSRF' });
    expect(await end({ 'sec-fetch-site': 'same-site' })).toMatchObject({ code: 'OFFICE_CSRF' });
    const { browser: other } = await signedIn(app, sato);
    expect(await end({ 'x-csrf-token': other.csrf })).toMatchObject({ code: 'OFFICE_CSRF' });
    expect((await end({})).status).toBe(200);
  });

  test('asks for the second factor again where it costs money or shows documents', async () => {
    const { browser, secret } = await signedIn(app, tanaka);
    const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const begin = () => browser.call('beginMaintenance', { body: { until } });
    await app.moveBy(16);
    expect(await begin()).toMatchObject({ status: 403, code: 'OFFICE_FACTOR_AGAIN' });
    expect((await browser.call('endMaintenance')).status).toBe(200);
    await browser.call('showFactor', { body: { code: await nextCode(secret) } });
    expect((await begin()).status).toBe(200);
    await app.moveBy(16);
    expect(await browser.call('newRecoveryCodes')).toMatchObject({ code: 'OFFICE_FACTOR_AGAIN' });
  });
});
